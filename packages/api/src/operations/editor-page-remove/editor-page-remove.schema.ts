import * as z from 'zod/mini';
import { editorBinned } from '../../schemas/pages/editor.ts';

export const input = z.object({
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  base: z.number().check(z.gte(1), z.multipleOf(1)),
});

export const output = z.object({ data: editorBinned });
