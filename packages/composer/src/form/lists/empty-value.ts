import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';

/** Returns the empty value of a new item of a list, in the shape that its fields expect. */
export function emptyValueOf(schema: z.ZodType): unknown {
  const { kind } = metaOf(schema);
  if (kind === 'group') return {};
  if (kind === 'list') return [];
  if (kind === 'translatable' || kind === 'richText') return { fr: '', en: '' };
  if (kind === 'flag') return false;
  return '';
}
