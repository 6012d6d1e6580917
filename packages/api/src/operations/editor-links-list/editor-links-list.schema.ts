import * as z from 'zod/mini';
import { editorLinking } from '../../schemas/pages/editor.ts';

export const input = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(200)) });

export const output = z.object({ data: z.array(editorLinking) });
