import { resolvePicture } from '@kermesse/sections/art';
import { isSafeImageAddress } from '@kermesse/sections/safe-link';

/** Returns the smallest file of a picture, for a thumbnail; undefined if there is none or its address is unsafe. */
export function thumbnail(src: string): string | undefined {
  const known = resolvePicture(src, 'fr');
  const width = known?.widths?.[0];
  if (known !== undefined && width !== undefined) return `${known.src}-${width}.${known.formats?.[0] ?? 'webp'}`;
  return src !== '' && isSafeImageAddress(src) ? src : undefined;
}
