import { expect, it } from 'vitest';
import { providersPath } from './providers-path.ts';

const item = (href: string) => ({ id: href, title: href, href });

it('returns the page of providers only if a menu links to it', () => {
  const group = { ...item('/'), items: [item('/prestataires')] };
  expect(providersPath({ menus: { header: [group], footer: [] } })).toBe('/prestataires');
  expect(providersPath({ menus: { header: [], footer: [{ id: '1', items: group.items }] } })).toBe('/prestataires');
  expect(providersPath({ menus: { header: [item('/')], footer: [] } })).toBe('/');
});
