import { publishDocument } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorDocumentPublish } from './editor-document-publish.ts';

export const editorDocumentPublishMock = mockOf(editorDocumentPublish, {
  respond: ({ kind, slug, configuration, base, from, follow }, world) => ({
    data: publishDocument(world, { kind, slug }, configuration, { base, from, follow }),
  }),
  example: { data: { version: 2 } },
  invalid: { configuration: 'invalid' },
});
