import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultBrand, type BrandColors } from '../theme/theme.ts';
import { artImage, paletteKey, paletteOf, sceneNames, scenes, type Composition, type SceneName } from './art.ts';
import { colourDrawing, drawingFile } from './drawing.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { rolesOf } from './palette/palette.ts';
import { drawScene, encodeScene, rasterScene, renderScene, sceneFingerprint } from './raster.ts';

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

/** The allowed elements: no text, no pictures, no scripts. */
const elements = new Set(
  (
    'svg defs title desc style g path circle ellipse rect line polyline polygon use symbol clipPath mask ' +
    'linearGradient radialGradient stop filter feGaussianBlur feOffset feFlood feComposite feMerge feMergeNode ' +
    'feColorMatrix feBlend feDropShadow'
  ).split(' '),
);
const shapes = /^(?:path|circle|ellipse|rect|line|polyline|polygon)$/;
/** The maximum size in characters. The server renders larger drawings too slowly for a waiting visitor. */
const largest = 600_000;

interface Tag {
  name: string;
  attributes: string;
  painted: boolean;
  line: number;
}

/** Returns the errors of a drawing, apart from its colours, most of them with their line. */
function faultsOf(markup: string): string[] {
  const faults: string[] = [];
  const open: Tag[] = [];
  const ids = new Set<string>();
  let line = 1;
  for (const [whole, closing, name = '', attributes = '', empty] of markup.matchAll(
    /\n|<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<[^>]*>/g,
  )) {
    const fault = (text: string) => faults.push(`line ${line}: ${text}`);
    if (whole === '\n') line += 1;
    else if (name === '') fault(`unexpected markup: ${whole}`);
    else if (closing) {
      if (open.pop()?.name !== name) fault(`</${name}> does not match the open element`);
    } else {
      const above = open.at(-1);
      const painted = above?.painted === true || /\s(?:fill|class|style)="/.test(attributes);
      const tag = { name, attributes, painted, line };
      const id = / id="([^"]*)"/.exec(attributes)?.[1];
      if (!elements.has(name)) fault(`<${name}> is not allowed in a drawing`);
      if (/\s(?:on\w+|(?:xlink:)?href)="(?!#)/i.test(attributes)) fault(`<${name}> has a script or an external link`);
      if (open.length === 1 && name !== 'defs' && name !== 'style' && !/^[a-z]\w*(?:-\w+)*$/.test(id ?? ''))
        fault(`the layer <${name}> needs an id that names what it shows`);
      if (id !== undefined && ids.has(id)) fault(`the id #${id} is used twice`);
      if (id !== undefined) ids.add(id);
      const clips = open.some((each) => each.name === 'clipPath' || each.name === 'mask');
      if (shapes.test(name) && !painted && !clips) fault(`<${name}> has no fill: it would be black`);
      if (!empty) open.push(tag);
    }
  }
  if (open.length > 0) faults.push(`<${open.map(({ name }) => name).join('><')}> is not closed`);
  for (const [, target = ''] of markup.matchAll(/(?:url\(|href=")([^)"]*)/g))
    if (!ids.has(target.replace(/^#/, '')) || !target.startsWith('#'))
      faults.push(`refers to an id that is not in the file: ${target}`);
  if (/NaN|undefined|Infinity|@import|<!ENTITY/.test(markup))
    faults.push('contains NaN, undefined, Infinity, @import or an entity');
  return faults;
}

describe.each(compositions)('%s, %s', (name, composition) => {
  const sheet = composition === 'portrait' ? scenes[name].portrait : scenes[name];
  const file = drawingFile(name, composition);
  const drawing = readFileSync(new URL(`drawings/${file}`, import.meta.url), 'utf8');

  test('has the size of the catalogue, named layers and no external content', () => {
    expect(faultsOf(drawing)).toEqual([]);
    expect(drawing).toContain(`viewBox="0 0 ${sheet?.width} ${sheet?.height}"`);
    expect(drawing.length).toBeLessThan(largest);
  });

  test('uses only colours of the palette of the brand', () => {
    const allowed = new Set(rolesOf(paletteOf(wine)).map(([, colour]) => colour));
    const other = colourDrawing(drawing, paletteOf(wine), file);
    const foreign = [...other.matchAll(/#[\da-f]{3,8}\b/gi)]
      .map(([colour]) => colour)
      .filter((colour) => !allowed.has(colour));
    expect([...new Set(foreign)]).toEqual([]);
    expect(other).not.toBe(drawing);
  });

  test('has image files made from the current drawing', async () => {
    const noted = (manifest as Record<string, Partial<Record<Composition, { source: string }>>>)[name]?.[composition];
    // A different fingerprint means that the image files are out of date: run `npx node scripts/assets/build-art.ts`.
    expect(noted?.source).toBe(await sceneFingerprint(name, composition, paletteOf(defaultBrand)));
    const image = composition === 'portrait' ? artImage(name).portrait : artImage(name);
    const files = (image?.widths ?? []).flatMap((width) =>
      (image?.formats ?? []).map((format) => `${image?.src}-${width}.${format}`),
    );
    expect(files.filter((each) => !existsSync(publicFolder + each))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});

test.each([
  ['<svg><g id="sky"><path fill="none"/></svg>', 'line 1: </svg> does not match the open element'],
  ['<svg>\n<path fill="none"/></svg>', 'line 2: the layer <path> needs an id that names what it shows'],
  ['<svg><g id="sky"><path d="M0 0"/></g></svg>', 'line 1: <path> has no fill: it would be black'],
  ['<svg><g id="sky"/><g id="sky"/></svg>', 'line 1: the id #sky is used twice'],
  ['<svg><g id="sky" onload="alert(1)"/></svg>', 'line 1: <g> has a script or an external link'],
  ['<svg><script id="sky"/></svg>', 'line 1: <script> is not allowed in a drawing'],
  ['<svg><image id="sky"/></svg>', 'line 1: <image> is not allowed in a drawing'],
  ['<svg><g id="sky" filter="url(#shade)"/></svg>', 'refers to an id that is not in the file: #shade'],
  ['<!DOCTYPE svg><svg></svg>', 'line 1: unexpected markup: <!DOCTYPE svg>'],
])('a drawing with an error is reported: %s', (drawing, fault) => {
  expect(faultsOf(drawing)).toContain(fault);
});

const channelStarts = [1, 3, 5];

function bright(hex: string): number {
  return channelStarts.reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0);
}

describe('palettes', () => {
  test.each<BrandColors>([
    defaultBrand,
    wine,
    { primary: '#000', secondary: '#fff', accent: '#000' },
    { primary: '#fff', secondary: '#123', accent: '#f0f' },
  ])('keep the night dark and the paper light for every brand: %o', (brand) => {
    const palette = paletteOf(brand);
    expect(bright(palette.ink)).toBeLessThan(bright(palette.night[4]));
    expect(bright(palette.night[0])).toBeLessThan(160);
    expect(bright(palette.paper)).toBeGreaterThan(600);
    expect(bright(palette.cream)).toBeGreaterThan(600);
  });

  test('the key is fixed for the default brand, independent of the notation of a colour, and different per brand', () => {
    expect(paletteKey(defaultBrand)).toBe('midnight');
    expect(paletteKey({ primary: '#1A1A40', secondary: '#dfbd69', accent: '#fff' })).toBe('midnight');
    expect(paletteKey(wine)).toMatch(/^[\da-z]{7}$/);
    expect(paletteKey({ ...wine, accent: '#fffffe' })).not.toBe(paletteKey(wine));
  });

  test('another brand has its own folder and its own average colours', () => {
    const [ours, theirs] = [artImage('hero'), artImage('hero', wine)];
    expect(ours.src).toBe('/art/midnight/hero');
    expect(theirs.src).toBe(`/art/${paletteKey(wine)}/hero`);
    expect(theirs.color).toMatch(/^#[\da-f]{6}$/);
    expect(theirs.color).not.toBe(ours.color);
    expect(theirs.portrait?.src).toBe(`${theirs.src}-portrait`);
  });
});

test.each(sceneNames)(
  '%s has alternative text in French and in English with the punctuation of each language',
  (name) => {
    const { fr, en } = scenes[name].alt;
    expect(fr).not.toMatch(/['"]| [;:?!]|[^\u00a0\u202f][;:?!]/);
    expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
    expect(fr).not.toBe(en);
    expect(Math.max(fr.length, en.length)).toBeLessThanOrEqual(160);
  },
);

test('a raster image has the requested width and format', async () => {
  const pixels = await renderScene('portrait-1', 'landscape', paletteOf(wine));
  const image = Buffer.from(await encodeScene(pixels, 200, 'webp'));
  expect(image.subarray(8, 15).toString('latin1')).toBe('WEBPVP8');
  expect(image.readUInt16LE(26) & 0x3fff).toBe(200);
});

test('a scene drawn at a width looks like one scaled down to that width', async () => {
  const art = { scene: 'table', composition: 'landscape', width: 320, format: 'webp' } as const;
  const palette = paletteOf(wine);
  const scaled = await encodeScene(await renderScene('table', 'landscape', palette), 320, 'webp');
  const drawn = await rasterScene(await drawScene('table', palette), art);
  const [one, other] = await Promise.all([scaled, drawn].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  if (one === undefined || other === undefined) throw new Error('no pixels');
  expect(other.length).toBe(320 * 240 * 3);
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
  expect(difference).toBeLessThan(10);
});
