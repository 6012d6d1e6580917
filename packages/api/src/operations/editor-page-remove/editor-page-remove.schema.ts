import * as z from 'zod/mini';
import { editorBinned, editorPageSlug } from '../../schemas/pages/editor.ts';

export const input = z.object({
  slug: editorPageSlug,
  base: z.number().check(z.gte(1), z.multipleOf(1)),
});

export const output = z.object({ data: editorBinned });
