import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { describe, expect, it } from 'vitest';
import { withOwnIdentifier } from './identifiers.ts';

const itemOf = (list: string) => {
  const field = metaOf(siteSchema).fields?.[list];
  const item = field && metaOf(field).item;
  if (item === undefined) throw new Error(`The site schema has no list ${list}.`);
  return item;
};

describe('an item of a list of the site', () => {
  it.each(['newsCategories', 'newsTags', 'providerTypes', 'providerTypeCategories'])(
    'gets a new id, unique in %s, also when it is a copy',
    (name) => {
      const list = [{ id: 3 }, { id: '12' }, { id: 'odd' }, null];
      expect(withOwnIdentifier(itemOf(name), { id: 3, name: 'A' }, list)).toEqual({ id: 13, name: 'A' });
      expect(withOwnIdentifier(itemOf(name), {}, JSON.stringify(list))).toEqual({ id: 13 });
      expect(withOwnIdentifier(itemOf(name), {}, undefined)).toEqual({ id: 1 });
    },
  );

  it('stays unchanged if its schema has no id', () => {
    const menu = itemOf('menus');
    expect(withOwnIdentifier(menu, { name: 'A' }, [])).toEqual({ name: 'A' });
  });
});
