import { operation } from '../../operation/operation.ts';

/** The newest come first. An address that a page is at, and one that leads to no page, are not among them. */
export const editorRedirectsList = operation({
  name: 'editor-redirects-list',
  method: 'GET',
  path: '/editor/redirects',
  summary: 'The addresses that redirect to a page.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-redirects-list.schema.ts'),
});
