import { operation } from '../../operation/operation.ts';

/** Which pages link to a page, and whether the menus of the site do. The page itself is not among them. */
export const editorLinksList = operation({
  name: 'editor-links-list',
  method: 'GET',
  path: '/editor/links',
  summary: 'The documents that link to a page, with the number of their links.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-links-list.schema.ts'),
});
