import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { paletteKey } from '@kermesse/ui/art';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArtRoutes } from './art-routes.ts';
import { removeFormerArt } from './brand-art.ts';

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
  // A drawing in progress may still write its file: retry the removal.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Returns the names of the stored pictures in a brand's colours. */
const drawn = async (brand: BrandColors) =>
  (await readdir(join(folder, paletteKey(brand))).catch(() => [])).filter((name) => !name.endsWith('.draft'));

test('draws a picture in the current colours on the first request, and stores it', async () => {
  const address = `/${paletteKey(wine)}/portrait-1-200.avif`;
  const first = await routes.request(address);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/avif');
  expect(await drawn(wine)).toEqual([expect.stringMatching(/^portrait-1-landscape-[0-9a-f]{16}-200\.avif$/)]);
  const again = await routes.request(address);
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
});

test('sends a picture that cannot be stored, and reports the failure', async () => {
  await writeFile(join(folder, paletteKey(wine)), 'a file in place of the folder');
  const response = await routes.request(`/${paletteKey(wine)}/portrait-1-200.avif`);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  expect(reported).toHaveLength(1);
});

test('draws nothing for the colours of another brand or a width outside the catalogue', async () => {
  expect((await routes.request(`/${paletteKey(forest)}/portrait-1-200.avif`)).status).toBe(404);
  expect((await routes.request(`/${paletteKey(wine)}/portrait-1-201.avif`)).status).toBe(404);
  expect(await readdir(folder)).toEqual([]);
});

test('serves the stored pictures in former colours, and draws no others', async () => {
  const get = async (name: string) => {
    const response = await routes.request(`/${paletteKey(wine)}/${name}`);
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const before = await get('portrait-1-200.avif');
  colors = forest;
  expect(await get('portrait-1-200.avif')).toEqual(before);
  expect((await get('portrait-1-200.webp')).status).toBe(404);
  expect((await get('portrait-2-200.avif')).status).toBe(404);
  expect(await drawn(wine)).toHaveLength(1);
  expect(await readdir(folder)).toEqual([paletteKey(wine)]);
});

test('serves no pictures of other folders', async () => {
  await routes.request(`/${paletteKey(wine)}/portrait-1-200.avif`);
  colors = forest;
  const paths = [
    `..%2f${basename(folder)}%2f${paletteKey(wine)}`,
    `.%2f${paletteKey(wine)}`,
    `${paletteKey(wine)}%2f.`,
  ];
  for (const path of paths) expect((await routes.request(`/${path}/portrait-1-200.avif`)).status).toBe(404);
});

test('draws pictures in new colours before the first request, and stops drawing in replaced colours', async () => {
  publish();
  await vi.waitUntil(async () => (await drawn(wine)).length > 1, 30_000);
  colors = forest;
  publish();
  const before = (await drawn(wine)).length;
  await vi.waitUntil(async () => (await drawn(forest)).length > 4, 30_000);
  // At most one drawing was in progress when the colours changed.
  expect((await drawn(wine)).length).toBeLessThanOrEqual(before + 1);
  expect(reported).toEqual([]);
});

test('does not draw ahead in the default colours, which the build has drawn', async () => {
  colors = defaultBrand;
  publish();
  colors = wine;
  publish();
  await vi.waitUntil(async () => (await drawn(wine)).length > 0, 30_000);
  expect(await drawn(defaultBrand)).toEqual([]);
});

test('deletes pictures a day after the site last had their colours', async () => {
  await removeFormerArt(join(folder, 'missing'), wine);
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  for (const name of [paletteKey(wine), 'former', 'recent']) await mkdir(join(folder, name));
  for (const name of [paletteKey(wine), 'former']) await utimes(join(folder, name), yesterday, yesterday);
  await removeFormerArt(folder, wine);
  expect((await readdir(folder)).toSorted()).toEqual([paletteKey(wine), 'recent'].toSorted());
  // The site had these colours a moment ago, although their pictures are older.
  await removeFormerArt(folder, forest);
  expect(await readdir(folder)).toContain(paletteKey(wine));
  await utimes(join(folder, paletteKey(wine)), yesterday, yesterday);
  await removeFormerArt(folder, forest);
  expect(await readdir(folder)).toEqual(['recent']);
});
