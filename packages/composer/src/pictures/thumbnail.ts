import { resolvePicture } from '@kermesse/sections/art';
import { isSafeImageAddress } from '@kermesse/sections/safe-link';

/** Returns the smallest file of a picture, for a thumbnail; undefined if there is none or its address is unsafe. */
export function thumbnail(src: string): string | undefined {
  const picture = resolvePicture(src, 'fr');
  const width = picture?.widths?.[0];
  if (picture !== undefined && width !== undefined) return `${picture.src}-${width}.${picture.formats?.[0] ?? 'webp'}`;
  return src !== '' && isSafeImageAddress(src) ? src : undefined;
}
