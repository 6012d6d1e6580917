import { parseHex } from '../../theme/color.ts';
import type { BrandColors } from '../../theme/theme.ts';

/** The default brand's colours as RGB channels. Its folder of art is committed under a name instead of a hash. */
const defaultColours = '26,26,64/223,189,105/255,255,255';
/** The folder of the default brand's art. */
export const defaultKey = 'midnight';

/** Returns the key of a brand's art: a short string that is the same for the same three colours in any notation. */
export function paletteKey(brand: BrandColors): string {
  const colours = [brand.primary, brand.secondary, brand.accent].map((hex) => parseHex(hex).join(',')).join('/');
  if (colours === defaultColours) return defaultKey;
  // FNV-1a, 32 bits: short, and equal in the browser and on the server.
  let hash = 0x811c9dc5;
  for (let index = 0; index < colours.length; index += 1) {
    hash = Math.imul(hash ^ colours.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
