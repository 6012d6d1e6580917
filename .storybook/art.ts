import { paletteKey, type Composition } from '@kermesse/ui/art';
import { drawingFile } from '@kermesse/ui/art/drawing';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { isScene, resolveArt } from '../packages/sections/src/page/pictures/art.ts';
import type { LocalizeContext } from '../packages/sections/src/schema/localize.ts';

type ResolveImage = NonNullable<LocalizeContext['resolveImage']>;

/** The brands whose illustrations are in use, by their keys. */
export const requestedBrands = new Map<string, BrandColors>();

export const isDefaultBrand = (brand: BrandColors) => paletteKey(brand) === paletteKey(defaultBrand);

/**
 * Returns a resolver for the site's illustrations in a brand's colours. Those of the default brand are files; those of
 * other brands come from the worker (art-handler.ts). File suffixes (`-640.avif`) then follow the `#` of the URL, so
 * every size leads to the same drawing.
 */
export function createArtResolver(brand: BrandColors): ResolveImage {
  if (isDefaultBrand(brand)) return resolveArt;
  const key = paletteKey(brand);
  requestedBrands.set(key, brand);
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
