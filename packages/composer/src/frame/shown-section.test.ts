import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand } from '@kermesse/ui/theme';
import { expect, it } from 'vitest';
import { createSectionReader } from './shown-section.ts';

const edited = { primary: '#0b4f3a', secondary: '#e0853d', accent: '#fff7e8' };
const entry = {
  slug: 'hero-slider',
  pivot: { linkId: 'main' },
  data: { slides: [{ title: 'Une fête', image: '/art/hero' }] },
};

it('the frame shows illustrations in the published colours', () => {
  const readIn = (artColors: typeof edited) => {
    const read = createSectionReader('fr', artColors);
    return () => read('hero-slider__main', entry, undefined);
  };
  const read = readIn(defaultBrand);
  const before = read();
  expect(JSON.stringify(before.section)).toContain(`/art/${paletteKey(defaultBrand)}/hero`);
  expect(read()).toBe(before);
  expect(JSON.stringify(readIn(edited)().section)).toContain(`/art/${paletteKey(edited)}/hero`);
});
