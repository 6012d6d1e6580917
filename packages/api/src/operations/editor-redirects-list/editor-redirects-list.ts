import { operation } from '../../operation/operation.ts';

/**
 * Lists the redirects, newest first, except those whose address is now that of a page or whose target is not a page.
 */
export const editorRedirectsList = operation({
  name: 'editor-redirects-list',
  method: 'GET',
  path: '/editor/redirects',
  summary: 'List the redirects.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-redirects-list.schema.ts'),
});
