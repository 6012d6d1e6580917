import { currentDocument, exampleDocument, letEditorIn } from '../../mock/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorDocumentGet } from './editor-document-get.ts';

export const editorDocumentGetMock = mockOf(editorDocumentGet, {
  behave: ({ kind, slug }, world, { headers }) => {
    letEditorIn(headers);
    return { data: currentDocument(world, kind, slug) };
  },
  example: { data: exampleDocument },
  answers: {},
  invalid: { kind: 'unknown_choice' },
});
