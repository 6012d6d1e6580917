import { operation } from '../../operation/operation.ts';

/** Lists the pages that link to a page, and the site if its menus do. The page itself is left out. */
export const editorLinksList = operation({
  name: 'editor-links-list',
  method: 'GET',
  path: '/editor/links',
  summary: 'List the documents that link to a page, with the number of their links.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-links-list.schema.ts'),
});
