import { drawScene, paletteKey, paletteOf, type Composition, type SceneName } from '@kermesse/ui/art';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { isScene, resolveArt } from '../packages/sections/src/page/art.ts';
import type { LocalizeContext } from '../packages/sections/src/schema/localize.ts';

type ResolveImage = NonNullable<LocalizeContext['resolveImage']>;

/** Drawings kept for the browser; the oldest is let go when there are more. */
const most = 60;
const drawn = new Map<string, string>();

/** The address of a scene drawn here and now in a brand's colours. */
function drawnAt(name: SceneName, brand: BrandColors, composition: Composition): string {
  const key = `${paletteKey(brand)}/${name}/${composition}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = drawScene(name, paletteOf(brand), composition);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  drawn.set(key, url);
  const [oldest] = drawn;
  if (drawn.size > most && oldest) {
    drawn.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1]);
  }
  return url;
}

/**
 * The site's illustrations in a brand's colours. The default brand's are files; others are drawn by the server, and in
 * Storybook, which has none, by the browser. File suffixes (`-640.avif`) then follow the `#` of the address, so every
 * size leads to the same drawing.
 */
export function artIn(brand: BrandColors): ResolveImage {
  if (paletteKey(brand) === paletteKey(defaultBrand)) return resolveArt;
  return (src, locale) => {
    const image = resolveArt(src, locale, brand);
    const name = src.replace('/art/', '');
    if (!image || !isScene(name)) return image;
    const at = (composition: Composition) => `${drawnAt(name, brand, composition)}#`;
    return {
      ...image,
      src: at('landscape'),
      ...(image.portrait && { portrait: { ...image.portrait, src: at('portrait') } }),
    };
  };
}
