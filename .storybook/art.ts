import { paletteKey, paletteOf, type Composition } from '@kermesse/ui/art';
import { colourDrawing, drawingFile } from '@kermesse/ui/art/drawing';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { http, HttpResponse } from 'msw';
import { isScene, resolveArt } from '../packages/sections/src/page/art.ts';
import type { LocalizeContext } from '../packages/sections/src/schema/localize.ts';

type ResolveImage = NonNullable<LocalizeContext['resolveImage']>;

const folder = '../packages/ui/src/art/drawings/';
const drawings = import.meta.glob<string>('../packages/ui/src/art/drawings/*.svg', {
  query: '?raw',
  import: 'default',
});

/** The brands whose art was asked for, by their keys. */
const asked = new Map<string, BrandColors>();

/** Answers for the server, which draws the art of other brands: with the drawing itself, coloured. */
export const artHandler = http.get<{ key: string; file: string }>('/art/:key/:file', async ({ params }) => {
  const { key, file } = params;
  const [brand, load] = [asked.get(key), drawings[folder + file]];
  if (brand === undefined || load === undefined) return undefined;
  const drawing = colourDrawing(await load(), paletteOf(brand), file);
  return new HttpResponse(drawing, { headers: { 'content-type': 'image/svg+xml' } });
});

/**
 * The site's illustrations in a brand's colours. The default brand's are files; those of others come from
 * {@link artHandler}. File suffixes (`-640.avif`) then follow the `#` of the address, so every size leads to the same
 * drawing.
 */
export function artIn(brand: BrandColors): ResolveImage {
  const key = paletteKey(brand);
  if (key === paletteKey(defaultBrand)) return resolveArt;
  asked.set(key, brand);
  return (src, locale) => {
    const image = resolveArt(src, locale, brand);
    const name = src.replace('/art/', '');
    if (!image || !isScene(name)) return image;
    const at = (composition: Composition) => `/art/${key}/${drawingFile(name, composition)}#`;
    return {
      ...image,
      src: at('landscape'),
      ...(image.portrait && { portrait: { ...image.portrait, src: at('portrait') } }),
    };
  };
}
