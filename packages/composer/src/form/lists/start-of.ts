import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';

/** What a new item of a list begins with: nothing to delete before writing, and the shape that its fields are found in. */
export function startOf(schema: z.ZodType): unknown {
  const { kind } = metaOf(schema);
  if (kind === 'group') return {};
  if (kind === 'list') return [];
  if (kind === 'translatable' || kind === 'richText') return { fr: '', en: '' };
  if (kind === 'flag') return false;
  return '';
}
