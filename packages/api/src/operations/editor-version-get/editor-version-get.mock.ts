import { documentAt, exampleDocument } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorVersionGet } from './editor-version-get.ts';

export const editorVersionGetMock = mockOf(editorVersionGet, {
  respond: ({ kind, slug, version }, world) => ({ data: documentAt(world, { kind, slug }, version) }),
  example: { data: exampleDocument },
  invalid: { version: 'invalid' },
});
