import { operation } from '../../operation/operation.ts';

/**
 * Redirects an address to a page. Refused if the address belongs to a page (`taken`) or to the site itself
 * (`reserved`), or the target is not a page.
 */
export const editorRedirectSave = operation({
  name: 'editor-redirect-save',
  method: 'POST',
  path: '/editor/redirect',
  summary: 'Redirect an address to a page.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-redirect-save.schema.ts'),
});
