import { expect, it } from 'vitest';
import { canonicalPathname } from './canonical-pathname.ts';

it('canonicalizes each address, and never to another site', () => {
  expect(canonicalPathname('/')).toBeNull();
  expect(canonicalPathname('/fr/')).toBeNull();
  expect(canonicalPathname('/en/tarifs')).toBeNull();
  expect(canonicalPathname('/fr')).toBe('/fr/');
  expect(canonicalPathname('/tarifs/')).toBe('/tarifs');
  expect(canonicalPathname('//evil.example/')).toBe('/evil.example');
  expect(canonicalPathname('////')).toBe('/');
});
