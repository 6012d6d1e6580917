import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { Body } from './body.ts';

const text = readFileSync(new URL('../../../site.test.ts', import.meta.url));

test('the first response is compressed quickly, later ones are smaller', async () => {
  const body = new Body(text, { quality: 1, better: 11 });
  const first = await body.in('br');
  expect(await body.in('br')).toBe(first);
  await vi.waitFor(async () => expect((await body.in('br')).byteLength).toBeLessThan(first.byteLength));
  expect(brotliDecompressSync(await body.in('br')).equals(text)).toBe(true);
});

test('sends bytes that are already compressed unchanged', async () => {
  const ready = new Uint8Array([1, 2, 3]);
  expect(await new Body(text, { quality: 9, brotli: ready }).in('br')).toBe(ready);
});

test('keeps an encoding once it was requested', async () => {
  const body = new Body(text, { quality: 1 });
  expect(body.known('br')).toBeUndefined();
  const bytes = await body.in('br');
  expect(body.known('br')).toBe(bytes);
  expect(body.known('gzip')).toBeUndefined();
});
