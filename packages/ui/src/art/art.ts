import type { ImageSource } from '../Picture/image.ts';
import { defaultBrand, type BrandColors } from '../theme/theme.ts';
import { scenes, type Composition, type SceneName } from './catalogue.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { defaultKey, paletteKey } from './palette/key.ts';
import { paletteOf, rolesOf } from './palette/palette.ts';

export { sceneNames, scenes, type Composition, type Scene, type SceneName, type ArtFile } from './catalogue.ts';
export { paletteKey } from './palette/key.ts';
export { paletteOf, type ArtPalette } from './palette/palette.ts';

/**
 * The entry of a raster image in the manifest of `scripts/assets/build-art.ts`: the fingerprint of its drawing, its
 * average colour and the nearest colour role.
 */
interface ManifestEntry {
  source: string;
  color: string;
  role: string;
}
const manifestEntries: Record<string, Record<string, ManifestEntry | undefined> | undefined> = manifest;

/** An illustration with its alternative text. */
export type ArtImage = ImageSource & { alt: { fr: string; en: string } };

/**
 * Returns the base path of a scene's files for a brand: `/art/<key>/<scene>` or `…-portrait`, followed by
 * `-<width>.<format>`.
 */
function fileBase(key: string, name: SceneName, composition: Composition): string {
  return `/art/${key}/${name}${composition === 'portrait' ? '-portrait' : ''}`;
}

function averageColour(name: SceneName, composition: Composition, brand: BrandColors, key: string): string | undefined {
  const entry = manifestEntries[name]?.[composition];
  if (!entry || key === defaultKey) return entry?.color;
  return rolesOf(paletteOf(brand)).find(([role]) => role === entry.role)?.[1];
}

/** Returns a scene in the brand's colours, with the average colour to show while it loads. */
export function artImage(name: SceneName, brand: BrandColors = defaultBrand): ArtImage {
  const key = paletteKey(brand);
  const { portrait, alt, ...sheet } = scenes[name];
  const formats: ('avif' | 'webp')[] = ['avif', 'webp'];
  const image: ArtImage = {
    src: fileBase(key, name, 'landscape'),
    ...sheet,
    formats,
    color: averageColour(name, 'landscape', brand, key),
    alt,
  };
  if (portrait) {
    const color = averageColour(name, 'portrait', brand, key);
    image.portrait = { src: fileBase(key, name, 'portrait'), ...portrait, formats, color };
  }
  return image;
}
