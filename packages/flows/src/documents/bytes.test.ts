import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [0, '0 octet', '0 bytes'],
  [1, '1 octet', '1 byte'],
  [999, '999 octets', '999 bytes'],
  [1000, '1 ko', '1 kB'],
  [840_400, '840 ko', '840 kB'],
  [1_250_000, '1,3 Mo', '1.3 MB'],
])('formats %i bytes as “%s” and “%s”', (bytes, fr, en) => {
  expect(plain(formatBytes(bytes, 'fr'))).toBe(fr);
  expect(plain(formatBytes(bytes, 'en'))).toBe(en);
});
