import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatHex, nearestColor } from '../theme/color.ts';
import { scenes, type Composition, type SceneName } from './catalogue.ts';
import { colourDrawing, drawingFile } from './drawing.ts';
import manifest from './manifest.generated.json' with { type: 'json' };
import { brandRoles, type ArtPalette } from './palette/palette.ts';

/** The formats of the image files. */
export type ArtFormat = 'avif' | 'webp';

const encoding = {
  avif: { quality: 56, effort: 4 },
  webp: { quality: 76, effort: 5, smartSubsample: true },
} as const;

/** The encoding while a visitor waits: it takes a tenth of the time, for files that are 4 to 12 % larger. */
const quickEncoding = {
  avif: { ...encoding.avif, effort: 1 },
  webp: { ...encoding.webp, effort: 2 },
} as const;

/** Loads sharp with the first rendered image, so that the server starts without it. */
const loadSharp = async () => (await import('sharp')).default;

/** The density at which one unit of a drawing is one pixel. */
const unscaledDensity = 72;

/** Returns a scene in a palette's colours as SVG text: its file in `drawings/`, recoloured. */
export async function drawScene(
  name: SceneName,
  palette: ArtPalette,
  composition: Composition = 'landscape',
): Promise<string> {
  const file = drawingFile(name, composition);
  return colourDrawing(await readFile(new URL(`drawings/${file}`, import.meta.url), 'utf8'), palette, file);
}

/** Returns a fingerprint of everything that a scene's image files depend on: its drawing and the encoding. */
export async function sceneFingerprint(
  name: SceneName,
  composition: Composition,
  palette: ArtPalette,
): Promise<string> {
  const drawing = await drawScene(name, palette, composition);
  return createHash('sha256').update(drawing).update(JSON.stringify(encoding)).digest('hex').slice(0, 16);
}

/** Renders a scene at full size, as an uncompressed PNG for {@link encodeScene}. */
export async function renderScene(name: SceneName, composition: Composition, palette: ArtPalette): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(await drawScene(name, palette, composition)))
    .flatten()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Scales rendered pixels down to a width (never up) and encodes them. */
export async function encodeScene(pixels: Uint8Array, width: number, format: ArtFormat): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(pixels).resize({ width, withoutEnlargement: true }).toFormat(format, encoding[format]).toBuffer();
}

/** Returns the average colour of rendered pixels and the nearest role of the palette. */
export async function averageColour(pixels: Uint8Array, palette: ArtPalette): Promise<{ color: string; role: string }> {
  const sharp = await loadSharp();
  const { channels } = await sharp(pixels).stats();
  const color = formatHex(channels.slice(0, 3).map(({ mean }) => mean));
  return { color, role: nearestColor(brandRoles(palette), color) };
}

const drawings: Record<string, Record<string, { source: string } | undefined> | undefined> = manifest;

/** Returns a fingerprint of what {@link rasterScene} makes of a scene, in any palette, without reading the drawing. */
export function quickFingerprint(name: SceneName, composition: Composition): string {
  const source = drawings[name]?.[composition]?.source ?? '';
  return createHash('sha256').update(source).update(JSON.stringify(quickEncoding)).digest('hex').slice(0, 16);
}

/**
 * Renders a drawing as an image file of the given width, for a waiting visitor. Shadows take most of the time: four
 * times as much at twice the width, and half of it to convert to linear colours. So the drawing is rendered at its
 * final width with shadows in sRGB, which differ only at their edges, and it is encoded quickly.
 */
export async function rasterScene(
  drawing: string,
  {
    scene,
    composition,
    width,
    format,
  }: { scene: SceneName; composition: Composition; width: number; format: ArtFormat },
): Promise<Uint8Array> {
  const sheet = (composition === 'portrait' ? scenes[scene].portrait : undefined) ?? scenes[scene];
  const density = unscaledDensity * Math.min(1, width / sheet.width);
  // Filters in which a design tool has set the colour space keep it.
  const quick = drawing.replaceAll(
    /<filter (?![^>]*color-interpolation-filters)/g,
    '<filter color-interpolation-filters="sRGB" ',
  );
  const sharp = await loadSharp();
  return sharp(Buffer.from(quick), { density })
    .flatten()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, quickEncoding[format])
    .toBuffer();
}
