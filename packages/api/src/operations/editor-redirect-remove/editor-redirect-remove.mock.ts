import { mockOf } from '../../mock/mock-of.ts';
import { removeRedirect } from '../../mock/content/redirects.ts';
import { editorRedirectRemove } from './editor-redirect-remove.ts';

export const editorRedirectRemoveMock = mockOf(editorRedirectRemove, {
  respond: ({ slug }, world) => removeRedirect(world, slug),
  example: {},
  invalid: { slug: 'required' },
});
