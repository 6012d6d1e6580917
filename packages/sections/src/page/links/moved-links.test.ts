import { countLinksTo, withLinksTo } from '@kermesse/api/schemas/pages/page-links';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { metaOf } from '../../schema/meta.ts';
import { registry } from '../../schemas.generated.ts';

/** Returns the keys of all link fields in a schema, including nested ones. */
function linkKeys(schema: z.ZodType, key = ''): string[] {
  const { kind, fields = {}, item } = metaOf(schema);
  if (kind === 'link') return [key];
  const inner = Object.entries(fields).flatMap(([name, field]) => linkKeys(field, name));
  return [...inner, ...(item === undefined ? [] : linkKeys(item, key))];
}

const keys = Object.entries(registry).flatMap(([slug, { schema }]) =>
  linkKeys(schema).map((key) => [slug, key] as const),
);

// The server also updates links in sections whose schema it does not know, by the keys of their fields.
it.each(keys)('a link of %s in the field %s is updated when its page moves', (_slug, key) => {
  expect(countLinksTo({ [key]: '/tarifs' }, 'tarifs')).toBe(1);
  expect(withLinksTo({ [key]: '/en/tarifs#a' }, 'tarifs', 'prix')).toEqual({ [key]: '/en/prix#a' });
});
