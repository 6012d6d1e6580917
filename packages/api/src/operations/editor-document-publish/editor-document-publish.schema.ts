import * as z from 'zod/mini';
import { editorConfiguration, editorKind, editorMoved, editorSlug } from '../../schemas/pages/editor.ts';

export const input = z.object({
  kind: editorKind,
  slug: editorSlug,
  configuration: editorConfiguration,
  base: z.number().check(z.gte(0), z.multipleOf(1)),
  from: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  follow: z.optional(z.boolean()),
});

export const output = z.object({ data: editorMoved });
