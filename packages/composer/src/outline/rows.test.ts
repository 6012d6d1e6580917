import { expect, it } from 'vitest';
import { placesOf } from '../document/sections.ts';
import { idAfterDrop } from './rows.ts';

const section = (linkId: string) => ({ slug: 'banner', pivot: { linkId } });
// The last entry repeats an identifier, so that it has none of its own.
const rows = placesOf({ sections: [section('a'), section('b'), section('c'), section('a')] });

it.each([
  ['banner__c', 'before', 'banner__a', 'banner__a'],
  ['banner__a', 'after', 'banner__b', 'banner__c'],
  ['banner__a', 'before', 'banner__b', 'banner__b'],
  ['banner__a', 'before', '#3', undefined],
  ['banner__a', 'after', '#3', undefined],
])('%s that is dropped %s %s is moved before %s', (dragged, dropPosition, key, before) => {
  expect(idAfterDrop(rows, dragged, { key, dropPosition })).toBe(before);
});
