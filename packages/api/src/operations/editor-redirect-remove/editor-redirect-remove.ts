import { operation } from '../../operation/operation.ts';

/** The address answers 404 from then on. `editor-redirect-save` takes it back. */
export const editorRedirectRemove = operation({
  name: 'editor-redirect-remove',
  method: 'POST',
  path: '/editor/redirect/remove',
  summary: 'Ends a redirect.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-redirect-remove.schema.ts'),
});
