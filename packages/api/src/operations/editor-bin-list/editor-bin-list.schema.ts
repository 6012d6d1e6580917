import * as z from 'zod/mini';
import { editorBinned } from '../../schemas/pages/editor.ts';

export const input = z.object({});

export const output = z.object({ data: z.array(editorBinned) });
