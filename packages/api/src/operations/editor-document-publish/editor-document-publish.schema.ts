import * as z from 'zod/mini';
import { editorConfiguration, editorKind, editorPublished, editorSlug } from '../../schemas/editor.ts';

export const input = z.object({
  kind: editorKind,
  slug: editorSlug,
  configuration: editorConfiguration,
  base: z.number().check(z.gte(0), z.multipleOf(1)),
});

export const output = z.object({ data: editorPublished });
