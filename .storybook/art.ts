import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { resolveArt } from '../packages/sections/src/page/pictures/art.ts';
import type { LocalizeContext } from '../packages/sections/src/schema/localize.ts';

type ResolveImage = NonNullable<LocalizeContext['resolveImage']>;

/** The brands whose illustrations are in use, by their keys. */
export const requestedBrands = new Map<string, BrandColors>();

/** Whether the illustrations of a brand have the colours of the default brand. */
export const isDefaultBrand = (brand: BrandColors) => paletteKey(brand) === paletteKey(defaultBrand);

/**
 * Returns a resolver for the site's illustrations in a brand's colours. Those of the default brand are files; those of
 * other brands come from the worker (art-handler.ts).
 */
export function createArtResolver(brand: BrandColors): ResolveImage {
  if (!isDefaultBrand(brand)) requestedBrands.set(paletteKey(brand), brand);
  return (src, locale) => resolveArt(src, locale, brand);
}
