import { expect, it } from 'vitest';
import { changeList, listOf, moved } from '../document/json.ts';
import { followItems } from './moved-path.ts';

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const before = followItems([a, b, c], { items: [], keys: [], next: 0 });
const keysOf = (...items: unknown[]) => followItems(items, before).keys;

it('the key of an item stays while the list is rearranged', () => {
  expect(keysOf(b, a, c)).toEqual([1, 0, 2]);
  expect(keysOf(a, c)).toEqual([0, 2]);
  expect(keysOf({ name: 'new' }, a, b, c)).toEqual([3, 0, 1, 2]);
});

it('the key of an item of a JSON text stays when the text becomes a list', () => {
  const page = { items: JSON.stringify([a, b, c]) };
  const known = followItems(listOf(page.items), { items: [], keys: [], next: 0 });
  const after: { items: unknown } = changeList(page, ['items'], (list) => moved(list, 0, 2));
  expect(followItems(listOf(after.items), known).keys).toEqual([1, 2, 0]);
});

it('an item that changes in its place keeps its key', () => {
  expect(keysOf(a, { name: 'changed' }, c)).toEqual([0, 1, 2]);
  expect(keysOf({ ...a }, { ...b }, { ...c })).toEqual([0, 1, 2]);
});

it('an item that comes back after its removal has a new key', () => {
  expect(followItems([a, b, c], followItems([a, c], before)).keys).toEqual([0, 3, 2]);
});

it('equal items have keys of their own', () => {
  const words = followItems(['x', 'x', 'y'], { items: [], keys: [], next: 0 });
  expect(words.keys).toEqual([0, 1, 2]);
  expect(new Set(followItems(['y', 'x', 'x'], words).keys)).toEqual(new Set([0, 1, 2]));
});
