import { isRecord } from '@kermesse/sections/json';

/** Returns the URL in the value of a picture field; '' if there is none. */
export function pictureAddress(value: unknown): string {
  const src = isRecord(value) ? value['src'] : value;
  return typeof src === 'string' ? src : '';
}
