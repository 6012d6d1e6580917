import * as z from 'zod/mini';
import { editorListed } from '../../schemas/pages/editor.ts';

export const input = z.object({});

export const output = z.object({ data: z.array(editorListed) });
