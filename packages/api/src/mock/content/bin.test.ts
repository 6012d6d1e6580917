import { expect, it } from 'vitest';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { createWorld, resetWorld } from '../world.ts';
import { removePage, restore } from './bin.ts';

it('restores a page at its own address, even if that has been reserved since', () => {
  const world = createWorld();
  const pages = linkedSeed.pages.map((page) => (page['slug'] === 'tarifs' ? { ...page, slug: 'login' } : page));
  resetWorld(world, { ...linkedSeed, pages });
  const { id } = removePage(world, 'login', 1);
  expect(() => restore(world, 'page', id, 'register')).toThrow('form/invalid_data');
  expect(restore(world, 'page', id)).toEqual({ slug: 'login', version: 1 });
});
