import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { describe, expect, it } from 'vitest';
import { withOwnIdentifier } from './identifiers.ts';

const itemOf = (list: string) => {
  const field = metaOf(siteSchema).fields?.[list];
  const item = field && metaOf(field).item;
  if (item === undefined) throw new Error(`${list} is no list`);
  return item;
};

describe('an item of a list of the site', () => {
  it.each(['newsCategories', 'newsTags', 'providerTypes', 'providerTypeCategories'])(
    'has a number that no other item of %s has, a copy too',
    (name) => {
      const list = [{ id: 3 }, { id: '12' }, { id: 'odd' }, null];
      expect(withOwnIdentifier(itemOf(name), { id: 3, name: 'A' }, list)).toEqual({ id: 13, name: 'A' });
      expect(withOwnIdentifier(itemOf(name), {}, JSON.stringify(list))).toEqual({ id: 13 });
      expect(withOwnIdentifier(itemOf(name), {}, undefined)).toEqual({ id: 1 });
    },
  );

  it('stays as it is where its kind has no number', () => {
    const menu = itemOf('menus');
    expect(withOwnIdentifier(menu, { name: 'A' }, [])).toEqual({ name: 'A' });
  });
});
