import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { SceneName } from './catalogue.ts';
import { drawScene } from './draw.ts';
import { nearestRole } from './palette/nearest.ts';
import type { Palette } from './palette/palette.ts';
import type { Composition } from './scenes/scene.ts';

/** The formats the art is rastered in. */
export type ArtFormat = 'avif' | 'webp';

const encoding = {
  avif: { quality: 56, effort: 4 },
  webp: { quality: 76, effort: 5, smartSubsample: true },
} as const;

/** A fingerprint of everything a scene's raster depends on: its drawing and the encoding. */
export function sceneFingerprint(name: SceneName, composition: Composition, palette: Palette): string {
  const drawing = drawScene(name, palette, composition);
  return createHash('sha256').update(drawing).update(JSON.stringify(encoding)).digest('hex').slice(0, 16);
}

/** A scene's pixels at full size, as an uncompressed PNG to encode from. */
export async function renderScene(name: SceneName, composition: Composition, palette: Palette): Promise<Uint8Array> {
  return sharp(Buffer.from(drawScene(name, palette, composition)))
    .flatten()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Rendered pixels, scaled down to a width (never up) and encoded. */
export async function encodeScene(pixels: Uint8Array, width: number, format: ArtFormat): Promise<Uint8Array> {
  return sharp(pixels).resize({ width, withoutEnlargement: true }).toFormat(format, encoding[format]).toBuffer();
}

/** The average colour of rendered pixels, and the palette's role nearest to it. */
export async function averageColour(pixels: Uint8Array, palette: Palette): Promise<{ color: string; role: string }> {
  const { channels } = await sharp(pixels).stats();
  const digits = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  const color = `#${digits.join('')}`;
  return { color, role: nearestRole(palette, color) };
}

/** A scene drawn in a palette, as an image file of the given width: what the server makes for a brand on demand. */
export async function rasterScene(
  name: SceneName,
  composition: Composition,
  width: number,
  format: ArtFormat,
  palette: Palette,
): Promise<Uint8Array> {
  return encodeScene(await renderScene(name, composition, palette), width, format);
}
