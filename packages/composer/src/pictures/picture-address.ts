import { isRecord, parseJsonText } from '@kermesse/sections/json';

/** Returns the URL in the value of a picture field; '' if there is none. */
export function pictureAddress(value: unknown): string {
  const src = isRecord(value) ? value['src'] : value;
  return typeof src === 'string' ? src : '';
}

/** Returns the value of a picture field with one part changed. '' and undefined remove the part. */
export function withPicturePart(value: unknown, key: 'src' | 'alt', next: unknown): unknown {
  const parsed = parseJsonText(value);
  const src = pictureAddress(parsed);
  const before = isRecord(parsed) ? parsed : { src };
  const after = Object.entries({ ...before, [key]: next }).filter(([, part]) => part !== undefined && part !== '');
  return after.length === 0 ? undefined : Object.fromEntries(after);
}
