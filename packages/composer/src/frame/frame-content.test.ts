import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand } from '@kermesse/ui/theme';
import { parseSite } from '@kermesse/sections/site';
import { expect, it } from 'vitest';
import { createFrameContentBuilder } from './frame-content.ts';
import type { PreviewMessage } from './messages.ts';

const edited = { primary: '#0b4f3a', secondary: '#e0853d', accent: '#fff7e8' };
const message: PreviewMessage = {
  locale: 'fr',
  theme: 'light',
  showDiagnostics: false,
  order: ['hero-slider__main'],
  entries: {
    'hero-slider__main': {
      slug: 'hero-slider',
      pivot: { linkId: 'main' },
      data: { slides: [{ title: 'Une fête', image: '/art/hero' }] },
    },
  },
};

it('the frame shows illustrations in the published colours', () => {
  const builder = createFrameContentBuilder();
  builder.storeEntries(message);
  const site = { ...parseSite({}, 'fr'), colors: edited };
  const shownIn = (artColors: typeof edited) => builder.build(message, { site, artColors }, new Map()).shown[0];
  const before = shownIn(defaultBrand);
  expect(JSON.stringify(before?.section)).toContain(`/art/${paletteKey(defaultBrand)}/hero`);
  expect(shownIn(defaultBrand)).toBe(before);
  expect(JSON.stringify(shownIn(edited)?.section)).toContain(`/art/${paletteKey(edited)}/hero`);
});
