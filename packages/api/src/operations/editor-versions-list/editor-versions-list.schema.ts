import * as z from 'zod/mini';
import { editorDocumentQuery, editorVersion } from '../../schemas/pages/editor.ts';

export const input = editorDocumentQuery;

export const output = z.object({ data: z.array(editorVersion) });
