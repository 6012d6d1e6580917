import { editorDocuments, exampleSummary } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorDocumentsList } from './editor-documents-list.ts';

export const editorDocumentsListMock = mockOf(editorDocumentsList, {
  respond: (_, world) => ({ data: editorDocuments(world) }),
  example: { data: [exampleSummary] },
  responses: { empty: { data: [] } },
});
