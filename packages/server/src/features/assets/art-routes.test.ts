import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArtRoutes } from './art-routes.ts';

const wine: BrandColors = { primary: '#5b1230', secondary: '#e8a13a', accent: '#ffffff' };
const forest: BrandColors = { primary: '#083a2e', secondary: '#e0a458', accent: '#fff8ec' };

let folder: string;
let colors: BrandColors;
let reported: unknown[];
let publish: () => void;
let routes: ReturnType<typeof createArtRoutes>;
let lifecycle: { draining: boolean };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kermesse-art-'));
  colors = wine;
  reported = [];
  lifecycle = { draining: false };
  routes = createArtRoutes({
    folder,
    brand: async () => colors,
    version: { onChange: (listener) => void (publish = listener) },
    lifecycle,
    report: (error) => void reported.push(error),
  });
});
afterEach(async () => {
  lifecycle.draining = true;
  // A picture that is being drawn is still written.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** The pictures that are kept in the colours of a brand. */
const drawn = async (brand: BrandColors) =>
  (await readdir(join(folder, paletteKey(brand))).catch(() => [])).filter((name) => !name.endsWith('.tmp'));

test('draws a picture in the colours of now when it is asked for, and keeps it', async () => {
  const address = `/${paletteKey(wine)}/portrait-1-200.avif`;
  const first = await routes.request(address);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/avif');
  expect(await drawn(wine)).toEqual([expect.stringMatching(/^portrait-1-landscape-[0-9a-f]{16}-200\.avif$/)]);
  const again = await routes.request(address);
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
});

test('draws nothing in colours that the site does not have', async () => {
  expect((await routes.request(`/${paletteKey(forest)}/portrait-1-200.avif`)).status).toBe(404);
  expect((await routes.request(`/${paletteKey(wine)}/portrait-1-201.avif`)).status).toBe(404);
  expect(await readdir(folder)).toEqual([]);
});

test('draws the pictures of new colours before anybody asks, and leaves colours that are replaced', async () => {
  publish();
  await vi.waitUntil(async () => (await drawn(wine)).length > 1, 30_000);
  colors = forest;
  publish();
  const before = (await drawn(wine)).length;
  await vi.waitUntil(async () => (await drawn(forest)).length > 4, 30_000);
  // One was being drawn when the colours changed.
  expect((await drawn(wine)).length).toBeLessThanOrEqual(before + 1);
  expect(reported).toEqual([]);
}, 120_000);

test('draws nothing ahead in the colours that the build has drawn', async () => {
  colors = defaultBrand;
  publish();
  colors = wine;
  publish();
  await vi.waitUntil(async () => (await drawn(wine)).length > 0, 30_000);
  expect(await drawn(defaultBrand)).toEqual([]);
}, 60_000);
