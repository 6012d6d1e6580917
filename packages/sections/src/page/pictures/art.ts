import { artImage, scenes, type SceneName } from '@kermesse/ui/art';
import type { ImageSource } from '@kermesse/ui/image';
import type { BrandColors } from '@kermesse/ui/theme';
import type { Locale } from '../../schema/locale.ts';
import { resolveUploaded } from './uploaded.ts';

/** Whether a text is the name of one of the site's illustrations. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}

/**
 * Returns the sources of a site illustration: `/art/<scene>` resolves to the scene in the brand's colours, with its
 * sizes and an alternative text. Undefined for any other address.
 */
export function resolveArt(
  src: string,
  locale: Locale,
  brand?: BrandColors,
): (ImageSource & { alt: string }) | undefined {
  const name = /^\/art\/([a-z0-9-]+)$/.exec(src)?.[1];
  if (name === undefined || !isScene(name)) return undefined;
  const { alt, ...image } = artImage(name, brand);
  return { ...image, alt: alt[locale] };
}

/**
 * Returns the sources of a picture by its address: a site illustration or an uploaded picture. Undefined for any other
 * address.
 */
export function resolvePicture(
  src: string,
  locale: Locale,
  brand?: BrandColors,
): (ImageSource & { alt?: string }) | undefined {
  return resolveArt(src, locale, brand) ?? resolveUploaded(src);
}
