import { currentDocument, exampleDocument } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorDocumentGet } from './editor-document-get.ts';

export const editorDocumentGetMock = mockOf(editorDocumentGet, {
  respond: ({ kind, slug }, world) => ({ data: currentDocument(world, kind, slug) }),
  example: { data: exampleDocument },
  invalid: { kind: 'unknown_choice' },
});
