import { parseHex } from '../../theme/color.ts';
import type { BrandColors } from '../../theme/theme.ts';

/** The default brand's colours in channels; its folder of art is committed under a name, not a hash. */
const defaultColours = '26,26,64/223,189,105/255,255,255';
/** The folder of the default brand's art. */
export const defaultKey = 'midnight';

/** A short name for a brand's art, the same for the same three colours however they are written. */
export function paletteKey(brand: BrandColors): string {
  const colours = [brand.primary, brand.secondary, brand.accent].map((hex) => parseHex(hex).join(',')).join('/');
  if (colours === defaultColours) return defaultKey;
  // FNV-1a, 32 bits: short, and the same in browser and server.
  let hash = 0x811c9dc5;
  for (let index = 0; index < colours.length; index += 1) {
    hash = Math.imul(hash ^ colours.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
