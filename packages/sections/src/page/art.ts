import { artImage, scenes, type SceneName } from '@kermesse/ui/art';
import type { ImageSource } from '@kermesse/ui/image';
import type { BrandColors } from '@kermesse/ui/theme';
import type { Locale } from '../schema/locale.ts';
import { resolveUploaded } from './uploaded.ts';

/** Whether a name is a scene of the house's art. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}

/**
 * What is known of a picture of the house: `/art/<scene>` stands for the scene in the colours of the brand, with its
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

/** What is known of a picture by its address: one of the house, or one that editors uploaded. Undefined for any other. */
export function resolvePicture(
  src: string,
  locale: Locale,
  brand?: BrandColors,
): (ImageSource & { alt?: string }) | undefined {
  return resolveArt(src, locale, brand) ?? resolveUploaded(src);
}
