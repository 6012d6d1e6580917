import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultBrand, type BrandColors } from '../theme/theme.ts';
import {
  artImage,
  drawScene,
  paletteKey,
  paletteOf,
  sceneNames,
  scenes,
  type Composition,
  type SceneName,
} from './art.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { rolesOf } from './palette/palette.ts';
import { encodeScene, rasterScene, renderScene, sceneFingerprint } from './raster.ts';

const wine: BrandColors = { primary: '#5b1230', secondary: '#e8a13a', accent: '#fff' };
const compositions = sceneNames.flatMap((name): [SceneName, Composition][] =>
  scenes[name].portrait
    ? [
        [name, 'landscape'],
        [name, 'portrait'],
      ]
    : [[name, 'landscape']],
);
const publicFolder = fileURLToPath(new URL('../../../app/public', import.meta.url));

const channelStarts = [1, 3, 5];

/** The first fault of the markup: a tag that closes another, a duplicate attribute, an invalid number. */
function markupFault(markup: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', empty] of markup.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `duplicate attribute in ${tag}`;
    if (closing && open.pop() !== name) return `${tag} closes another element`;
    if (!closing && !empty) open.push(name);
  }
  if (open.length > 0) return `<${open.join('><')}> not closed`;
  if (markup.replaceAll(/<[^<>]*>/g, '') !== '') return 'text between the elements';
  return /NaN|undefined|Infinity/.exec(markup)?.[0];
}

describe.each(compositions)('%s, %s', (name, composition) => {
  const drawing = drawScene(name, paletteOf(defaultBrand), composition);

  test('is well-formed and of the size the catalogue says', () => {
    const sheet = composition === 'portrait' ? scenes[name].portrait : scenes[name];
    expect(markupFault(drawing)).toBeUndefined();
    expect(drawing).toContain(`viewBox="0 0 ${sheet?.width} ${sheet?.height}"`);
  });

  test('is drawn the same twice', () => {
    expect(drawScene(name, paletteOf(defaultBrand), composition) === drawing).toBe(true);
  });

  test('takes every colour from the palette of the brand', () => {
    const allowed = new Set(rolesOf(paletteOf(wine)).map(([, colour]) => colour));
    const other = drawScene(name, paletteOf(wine), composition);
    const strangers = [...other.matchAll(/#[\da-f]{3,8}\b/gi)]
      .map(([colour]) => colour)
      .filter((colour) => !allowed.has(colour));
    expect([...new Set(strangers)]).toEqual([]);
    expect(other).not.toMatch(/(?:fill|stroke|color)="(?!none|url|currentColor|#)/);
  });

  test('refers only to definitions it has', () => {
    const defined = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const missing = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]).filter((id) => !defined.has(id));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('has files rastered from this very drawing', () => {
    const noted = (manifest as Record<string, Partial<Record<Composition, { source: string }>>>)[name]?.[composition];
    // Another fingerprint here means that the files are stale: run node scripts/build-art.ts.
    expect(noted?.source).toBe(sceneFingerprint(name, composition, paletteOf(defaultBrand)));
    const image = composition === 'portrait' ? artImage(name).portrait : artImage(name);
    const files = (image?.widths ?? []).flatMap((width) =>
      (image?.formats ?? []).map((format) => `${image?.src}-${width}.${format}`),
    );
    expect(files.filter((file) => !existsSync(publicFolder + file))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});

function bright(hex: string): number {
  return channelStarts.reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0);
}

describe('palettes', () => {
  test.each<BrandColors>([
    defaultBrand,
    wine,
    { primary: '#000', secondary: '#fff', accent: '#000' },
    { primary: '#fff', secondary: '#123', accent: '#f0f' },
  ])('keep night dark and paper light, whatever the brand: %o', (brand) => {
    const palette = paletteOf(brand);
    expect(bright(palette.ink)).toBeLessThan(bright(palette.night[4]));
    expect(bright(palette.night[0])).toBeLessThan(160);
    expect(bright(palette.paper)).toBeGreaterThan(600);
    expect(bright(palette.cream)).toBeGreaterThan(600);
  });

  test('the key is fixed for the default brand, the same however a colour is written, another for another brand', () => {
    expect(paletteKey(defaultBrand)).toBe('midnight');
    expect(paletteKey({ primary: '#1A1A40', secondary: '#dfbd69', accent: '#fff' })).toBe('midnight');
    expect(paletteKey(wine)).toMatch(/^[\da-z]{7}$/);
    expect(paletteKey({ ...wine, accent: '#fffffe' })).not.toBe(paletteKey(wine));
  });

  test('another brand has its own folder and average colours', () => {
    const [ours, theirs] = [artImage('hero'), artImage('hero', wine)];
    expect(ours.src).toBe('/art/midnight/hero');
    expect(theirs.src).toBe(`/art/${paletteKey(wine)}/hero`);
    expect(theirs.color).toMatch(/^#[\da-f]{6}$/);
    expect(theirs.color).not.toBe(ours.color);
    expect(theirs.portrait?.src).toBe(`${theirs.src}-portrait`);
  });
});

test.each(sceneNames)('%s has words in French and in English, set as each language sets them', (name) => {
  const { fr, en } = scenes[name].alt;
  expect(fr).not.toMatch(/['"]| [;:?!]|[^\u00a0\u202f][;:?!]/);
  expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
  expect(fr).not.toBe(en);
  expect(Math.max(fr.length, en.length)).toBeLessThanOrEqual(160);
});

test('a raster is of the width and format asked for', async () => {
  const pixels = await renderScene('portrait-1', 'landscape', paletteOf(wine));
  const image = Buffer.from(await encodeScene(pixels, 200, 'webp'));
  expect(image.subarray(8, 15).toString('latin1')).toBe('WEBPVP8');
  expect(image.readUInt16LE(26) & 0x3fff).toBe(200);
});

test('a scene that is drawn at its width looks like one that is scaled down to it', async () => {
  const art = { scene: 'table', composition: 'landscape', width: 320, format: 'webp' } as const;
  const palette = paletteOf(wine);
  const scaled = await encodeScene(await renderScene('table', 'landscape', palette), 320, 'webp');
  const drawn = await rasterScene(drawScene('table', palette), art);
  const [one, other] = await Promise.all([scaled, drawn].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  if (one === undefined || other === undefined) throw new Error('no pixels');
  expect(other.length).toBe(320 * 240 * 3);
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
  expect(difference).toBeLessThan(10);
});
