import * as z from 'zod/mini';
import { exactText } from '../../schemas/common/text.ts';
import { editorPageSlug, editorRestored } from '../../schemas/pages/editor.ts';

export const input = z.object({
  kind: z.enum(['page', 'picture']),
  id: exactText(300),
  slug: z.optional(editorPageSlug),
});

export const output = z.object({ data: editorRestored });
