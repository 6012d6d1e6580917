import { documentAt, publishDocument } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorVersionRestore } from './editor-version-restore.ts';

export const editorVersionRestoreMock = mockOf(editorVersionRestore, {
  respond: ({ kind, slug, version, base }, world) => {
    const { configuration } = documentAt(world, { kind, slug }, version);
    return { data: publishDocument(world, { kind, slug }, configuration, { base }) };
  },
  example: { data: { version: 3 } },
  invalid: { version: 'invalid' },
});
