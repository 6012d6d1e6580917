import { operation } from '../../operation/operation.ts';

/** Removes a redirect, so that its address responds with 404. `editor-redirect-save` creates it again. */
export const editorRedirectRemove = operation({
  name: 'editor-redirect-remove',
  method: 'POST',
  path: '/editor/redirect/remove',
  summary: 'Remove a redirect.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-redirect-remove.schema.ts'),
});
