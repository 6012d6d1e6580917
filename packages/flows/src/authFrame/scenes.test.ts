import { artImage } from '@kermesse/ui/art';
import { expect, it } from 'vitest';
import { coverImage, type CoverScene } from './scenes.ts';

const scenes: CoverScene[] = ['hero', 'beach', 'stage', 'market'];
const sheetOf = ({ src, width, height, widths, formats }: ReturnType<typeof coverImage>) => ({
  src,
  width,
  height,
  widths,
  formats,
});

it.each(scenes)('the cover %s has the sources and sizes of the art', (scene) => {
  const art = artImage(scene);
  const cover = coverImage(scene, 'midnight');
  expect(art.portrait && sheetOf(art.portrait)).toEqual(sheetOf(cover));
  expect(cover.portrait && sheetOf(cover.portrait)).toEqual(sheetOf(art));
});
