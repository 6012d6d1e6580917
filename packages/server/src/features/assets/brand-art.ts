import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { paletteKey, paletteOf, scenes, type SceneName } from '@kermesse/ui/art';
import { encodeScene, renderScene, sceneFingerprint, type ArtFormat } from '@kermesse/ui/art/raster';
import type { BrandColors } from '@kermesse/ui/theme';
import { SingleFlight } from '../../platform/http/byte-cache.ts';
import { isScene } from '@kermesse/sections/art';

type Composition = 'landscape' | 'portrait';

/** A file of the art that exists: one scene in one composition, width and format. */
export interface ArtFile {
  scene: SceneName;
  composition: Composition;
  width: number;
  format: ArtFormat;
}

/** Reads a file's name: `hero-960.avif`, `hero-portrait-480.webp`. Undefined for what the catalogue does not name. */
export function readArtName(name: string): ArtFile | undefined {
  const [, base = '', digits = '', format] = /^([a-z0-9-]+)-(\d{2,4})\.(avif|webp)$/.exec(name) ?? [];
  if (format !== 'avif' && format !== 'webp') return undefined;
  const width = Number(digits);
  const composition: Composition = !isScene(base) && base.endsWith('-portrait') ? 'portrait' : 'landscape';
  const scene = composition === 'portrait' ? base.slice(0, -'-portrait'.length) : base;
  if (!isScene(scene)) return undefined;
  const sheet = composition === 'portrait' ? scenes[scene].portrait : scenes[scene];
  return sheet?.widths.includes(width) === true ? { scene, composition, width, format } : undefined;
}

/** Does one thing after the other: drawing takes all cores by itself. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Draws the art of the current brand when it is first asked for, and keeps it in a folder. Only files of the
 * catalogue in the current colours are ever made, so strangers cannot fill the disk or the processor's time.
 */
export function createBrandArt(folder: string) {
  const flight = new SingleFlight<Uint8Array>();
  const turn = inTurn();
  let drawn: { key: string; pixels: Promise<Uint8Array> } | undefined;

  function pixelsOf(key: string, { scene, composition }: ArtFile, brand: BrandColors): Promise<Uint8Array> {
    if (drawn?.key !== key) {
      const pixels = renderScene(scene, composition, paletteOf(brand));
      const mine = { key, pixels };
      drawn = mine;
      pixels.catch(() => {
        if (drawn === mine) drawn = undefined;
      });
    }
    return drawn.pixels;
  }

  async function make(file: string, key: string, art: ArtFile, brand: BrandColors): Promise<Uint8Array> {
    const bytes = await turn(async () => encodeScene(await pixelsOf(key, art, brand), art.width, art.format));
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  /** The bytes of a file of the art in a brand's colours. */
  return function brandArt(art: ArtFile, brand: BrandColors): Promise<Uint8Array> {
    const { scene, composition, width, format } = art;
    // The drawing's fingerprint is in the name, so a release that draws anew does not find the old picture.
    const key = `${paletteKey(brand)}/${scene}-${composition}-${sceneFingerprint(scene, composition, paletteOf(brand))}`;
    const file = join(folder, `${key}-${width}.${format}`);
    return flight.run(file, () => readFile(file).catch(() => make(file, key, art, brand)));
  };
}
