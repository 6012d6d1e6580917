import type { ImageSource } from '../Picture/image.ts';
import { defaultBrand, type BrandColors } from '../theme/theme.ts';
import { scenes, type Composition, type SceneName } from './catalogue.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { defaultKey, paletteKey } from './palette/key.ts';
import { paletteOf, rolesOf } from './palette/palette.ts';

export { sceneNames, scenes, type Composition, type Scene, type SceneName, type ArtFile } from './catalogue.ts';
export { paletteKey } from './palette/key.ts';
export { paletteOf, type Palette } from './palette/palette.ts';

/** What `scripts/assets/build-art.ts` notes of each raster: fingerprint of the drawing, average colour, role nearest to it. */
interface Rastered {
  source: string;
  color: string;
  role: string;
}
const rastered: Record<string, Record<string, Rastered | undefined> | undefined> = manifest;

/** A picture of the art with its words. */
export type ArtImage = ImageSource & { alt: { fr: string; en: string } };

/** Where a scene's files lie for a brand: `/art/<key>/<scene>` or `…-portrait`, then `-<width>.<format>`. */
function fileBase(key: string, name: SceneName, composition: Composition): string {
  return `/art/${key}/${name}${composition === 'portrait' ? '-portrait' : ''}`;
}

function averageColour(name: SceneName, composition: Composition, brand: BrandColors, key: string): string | undefined {
  const entry = rastered[name]?.[composition];
  if (!entry || key === defaultKey) return entry?.color;
  return rolesOf(paletteOf(brand)).find(([role]) => role === entry.role)?.[1];
}

/** A scene as an image in the brand's colours, with its average colour to show while it loads. */
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
