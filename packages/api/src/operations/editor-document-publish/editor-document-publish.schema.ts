import * as z from 'zod/mini';
import {
  editorConfiguration,
  editorKind,
  editorMoved,
  editorPageSlug,
  editorSlug,
} from '../../schemas/pages/editor.ts';

export const input = z.object({
  kind: editorKind,
  slug: editorSlug,
  configuration: editorConfiguration,
  base: z.number().check(z.gte(0), z.multipleOf(1)),
  from: z.optional(editorPageSlug),
  follow: z.optional(z.boolean()),
});

export const output = z.object({ data: editorMoved });
