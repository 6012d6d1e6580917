import { countLinksTo, withLinksTo } from '@kermesse/api/schemas/pages/page-links';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { metaOf } from '../../schema/meta.ts';
import { registry } from '../../schemas.generated.ts';

/** The keys of all fields for links, in a schema and below it. */
function linkKeys(schema: z.ZodType, key = ''): string[] {
  const { kind, fields = {}, item } = metaOf(schema);
  if (kind === 'link') return [key];
  const inner = Object.entries(fields).flatMap(([name, field]) => linkKeys(field, name));
  return [...inner, ...(item === undefined ? [] : linkKeys(item, key))];
}

const keys = Object.entries(registry).flatMap(([slug, { schema }]) =>
  linkKeys(schema).map((key) => [slug, key] as const),
);

// The editor's server changes links in sections whose schema it does not know as well: it finds them by their keys.
it.each(keys)('a link of %s in the field %s follows a page to its new address', (_slug, key) => {
  expect(countLinksTo({ [key]: '/tarifs' }, 'tarifs')).toBe(1);
  expect(withLinksTo({ [key]: '/en/tarifs#a' }, 'tarifs', 'prix')).toEqual({ [key]: '/en/prix#a' });
});
