import * as z from 'zod/mini';
import { editorDocument, editorDocumentQuery } from '../../schemas/pages/editor.ts';

export const input = editorDocumentQuery;

export const output = z.object({ data: editorDocument });
