import { documentAt, publishDocument } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorVersionRestore } from './editor-version-restore.ts';

export const editorVersionRestoreMock = mockOf(editorVersionRestore, {
  respond: ({ kind, slug, version, base }, world) => {
    const earlier = documentAt(world, { kind, slug }, version).configuration;
    const configuration = kind === 'page' ? { ...earlier, slug } : earlier;
    return { data: publishDocument(world, { kind, slug }, configuration, { base }) };
  },
  example: { data: { version: 3 } },
  invalid: { version: 'invalid' },
});
