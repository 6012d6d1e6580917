import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { paletteKey, paletteOf, sceneNames, scenes, type Composition, type SceneName } from '@kermesse/ui/art';
import { drawScene, quickFingerprint, rasterScene, type ArtFormat } from '@kermesse/ui/art/raster';
import type { BrandColors } from '@kermesse/ui/theme';
import { SingleFlight } from '../../platform/http/byte-cache.ts';
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts';
import { isScene } from '@kermesse/sections/art';

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

/** How many pictures are drawn at once: each takes one core, and one of the four threads that files and passwords use too. */
const atOnce = 2;

/** What {@link BrandArt.prepare} draws: the format that browsers take first, and the widths that are drawn soonest first. */
const prepared: ArtFile[] = sceneNames
  .flatMap((scene) => {
    const { portrait, widths } = scenes[scene];
    const file = (composition: Composition) => (width: number) =>
      ({ scene, composition, width, format: 'avif' }) satisfies ArtFile;
    return [...widths.map(file('landscape')), ...(portrait?.widths ?? []).map(file('portrait'))];
  })
  .toSorted((one, other) => one.width - other.width);

/** Draws the site's art in the colours of a brand. */
export interface BrandArt {
  /** The bytes of a file of the art in a brand's colours: from the folder, or drawn now. */
  picture(art: ArtFile, brand: BrandColors): Promise<Uint8Array>;
  /**
   * Draws the whole catalogue in a brand's colours, one picture after the other, so that visitors find it drawn.
   * Ends early once `wanted` says that nobody needs it any more.
   */
  prepare(brand: BrandColors, wanted: () => boolean): Promise<void>;
}

/**
 * Draws the art of the current brand when it is first asked for, and keeps it in a folder. Only files of the
 * catalogue in the current colours are ever made, so strangers cannot fill the disk or the processor's time.
 */
export function createBrandArt(folder: string): BrandArt {
  const flight = new SingleFlight<Uint8Array>();
  const places = limitConcurrency(atOnce);
  let last: { key: string; drawing: string } | undefined;

  /** A scene's drawing; the last one is kept, because its other widths are often asked for next. */
  async function drawingOf({ scene, composition }: ArtFile, brand: BrandColors): Promise<string> {
    const key = `${paletteKey(brand)}/${scene}-${composition}`;
    if (last?.key === key) return last.drawing;
    const drawing = await drawScene(scene, paletteOf(brand), composition);
    last = { key, drawing };
    return drawing;
  }

  async function make(file: string, art: ArtFile, brand: BrandColors): Promise<Uint8Array> {
    const bytes = await places.run(async () => rasterScene(await drawingOf(art, brand), art));
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  /** Where a picture is kept. The drawing's fingerprint is in the name: a release that draws anew does not find the old one. */
  function fileOf({ scene, composition, width, format }: ArtFile, brand: BrandColors): string {
    const fingerprint = quickFingerprint(scene, composition);
    return join(folder, paletteKey(brand), `${scene}-${composition}-${fingerprint}-${width}.${format}`);
  }

  function picture(art: ArtFile, brand: BrandColors): Promise<Uint8Array> {
    const file = fileOf(art, brand);
    return flight.run(file, () => readFile(file).catch(() => make(file, art, brand)));
  }

  return {
    picture,
    async prepare(brand, wanted) {
      for (const art of prepared) {
        if (!wanted()) return;
        await picture(art, brand);
      }
    },
  };
}
