import { randomBytes, randomInt } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GzipPieces } from './gzip-pieces.ts';

it('produces a valid gzip file for any filling of the gaps', () => {
  const lengths = [0, 1, 7, 300, 70_000];
  for (const count of [1, 2, 3, 8]) {
    const pieces = Array.from({ length: count }, (_, index) =>
      Buffer.from(randomBytes(lengths[index % lengths.length] ?? 0).toString('base64')),
    );
    const text = new GzipPieces(pieces);
    for (const length of [0, 1, 2000, 65_535, randomInt(65_535)]) {
      const filling = randomBytes(length);
      const whole = text.plain(filling);
      expect(whole.equals(Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [filling, piece]))))).toBe(
        true,
      );
      expect(gunzipSync(text.gzip(filling, whole)).equals(whole)).toBe(true);
    }
  }
});

it('compresses repetitive pieces', () => {
  const text = new GzipPieces([Buffer.from('<a href="'), Buffer.from('">Home</a>'.repeat(1000))]);
  const filling = Buffer.from('/somewhere');
  expect(text.gzip(filling, text.plain(filling)).byteLength).toBeLessThan(200);
});

it('rejects a filling that does not fit into one block', () => {
  const filling = Buffer.alloc(65_536);
  const text = new GzipPieces([Buffer.from('a'), Buffer.from('b')]);
  expect(() => text.gzip(filling, text.plain(filling))).toThrow('65535');
});
