import { expect, test } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0.000', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j selects %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('prefers an encoding that is already available, if the request accepts it', () => {
  expect(acceptedEncoding('gzip, br', 'gzip')).toBe('gzip');
  expect(acceptedEncoding('br', 'gzip')).toBe('br');
  expect(acceptedEncoding('gzip;q=0, br', 'gzip')).toBe('br');
  expect(acceptedEncoding(undefined, 'gzip')).toBe('identity');
});
