import { operation } from '../../operation/operation.ts';

/** Refused where a page is (`taken`), where the site itself answers (`reserved`), and to what is no page. */
export const editorRedirectSave = operation({
  name: 'editor-redirect-save',
  method: 'POST',
  path: '/editor/redirect',
  summary: 'Makes an address redirect to a page.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-redirect-save.schema.ts'),
});
