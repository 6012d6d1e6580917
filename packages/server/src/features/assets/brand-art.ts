import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paletteKey, paletteOf, sceneNames, scenes, type Composition, type SceneName } from '@kermesse/ui/art';
import { drawScene, quickFingerprint, rasterScene, type ArtFormat } from '@kermesse/ui/art/raster';
import type { BrandColors } from '@kermesse/ui/theme';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import { replaceFile } from '../../platform/files/replace-file.ts';
import { SingleFlight } from '../../platform/http/single-flight.ts';
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts';
import { isScene } from '@kermesse/sections/art';

/** A file of the art catalogue: one scene in one composition, width and format. */
export interface BrandArtFile {
  scene: SceneName;
  composition: Composition;
  width: number;
  format: ArtFormat;
}

/** Parses a file name such as `hero-960.avif` or `hero-portrait-480.webp`; undefined if the catalogue lacks it. */
export function readArtName(name: string): BrandArtFile | undefined {
  const [, base = '', digits = '', format] = /^([a-z0-9-]+)-(\d{2,4})\.(avif|webp)$/.exec(name) ?? [];
  if (format !== 'avif' && format !== 'webp') return undefined;
  const width = Number(digits);
  const composition: Composition = !isScene(base) && base.endsWith('-portrait') ? 'portrait' : 'landscape';
  const scene = composition === 'portrait' ? base.slice(0, -'-portrait'.length) : base;
  if (!isScene(scene)) return undefined;
  const sheet = composition === 'portrait' ? scenes[scene].portrait : scenes[scene];
  return sheet?.widths.includes(width) === true ? { scene, composition, width, format } : undefined;
}

/** The maximum number of parallel drawings. Each uses a core and one of four threads, which files and hashes share. */
const maxParallelDrawings = 2;

/** The files that {@link BrandArt.prepare} draws: only the format that browsers prefer, narrow widths first. */
const preparedFiles: BrandArtFile[] = sceneNames
  .flatMap((scene) => {
    const { portrait, widths } = scenes[scene];
    const file = (composition: Composition) => (width: number) =>
      ({ scene, composition, width, format: 'avif' }) satisfies BrandArtFile;
    return [...widths.map(file('landscape')), ...(portrait?.widths ?? []).map(file('portrait'))];
  })
  .toSorted((one, other) => one.width - other.width);

/** The site's art, drawn in the colours of a brand. */
export interface BrandArt {
  /** Returns the bytes of a file in a brand's colours. Draws the file if the folder lacks it. */
  picture(art: BrandArtFile, brand: BrandColors): Promise<Uint8Array>;
  /** Returns the bytes of a file under the key of any brand. Draws nothing: undefined if the folder lacks the file. */
  storedPicture(art: BrandArtFile, key: string): Promise<Uint8Array | undefined>;
  /**
   * Draws all AVIF files of the catalogue in a brand's colours, one after the other, before visitors request them.
   * Stops early as soon as `isNeeded` returns false.
   */
  prepare(brand: BrandColors, isNeeded: () => boolean): Promise<void>;
}

/**
 * Deletes the pictures in former colours, about a day after the site last had these colours: open pages still show
 * them. Call it every hour. It stores the time in the folder of the current colours. Another server may do so at the
 * same time.
 */
export async function removeFormerArt(folder: string, brand: BrandColors): Promise<void> {
  const now = Date.now();
  for (const key of await readdir(folder).catch(() => [])) {
    const pictures = join(folder, key);
    if (key === paletteKey(brand)) {
      await utimes(pictures, now / 1000, now / 1000);
      continue;
    }
    const usedAt = await stat(pictures).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - usedAt > dayMilliseconds) await rm(pictures, { recursive: true, force: true });
  }
}

/** Whether a key from an address is the name of a folder, not a path to another one. */
const isFolderName = (key: string) => /^[\da-z]+$/.test(key);

/**
 * Creates the art of a brand: draws each file on its first request and stores it in a folder. Callers draw only files
 * of the catalogue in the current colours, so attackers cannot fill the disk or occupy the processor. A picture that
 * cannot be stored is reported and returned.
 */
export function createBrandArt(folder: string, report: (error: unknown) => void): BrandArt {
  const flight = new SingleFlight<Uint8Array>();
  const places = limitConcurrency(maxParallelDrawings);
  let last: { key: string; drawing: string } | undefined;

  /** Returns the drawing of a scene. Keeps the last one, because a browser often requests its other widths next. */
  async function drawingOf({ scene, composition }: BrandArtFile, brand: BrandColors): Promise<string> {
    const key = `${paletteKey(brand)}/${scene}-${composition}`;
    if (last?.key === key) return last.drawing;
    const drawing = await drawScene(scene, paletteOf(brand), composition);
    last = { key, drawing };
    return drawing;
  }

  async function make(file: string, art: BrandArtFile, brand: BrandColors): Promise<Uint8Array> {
    const bytes = await places.run(async () => rasterScene(await drawingOf(art, brand), art));
    await mkdir(dirname(file), { recursive: true })
      .then(() => replaceFile(file, bytes))
      .catch(report);
    return bytes;
  }

  /** Returns the path of a picture. It contains the drawing's fingerprint, so a new drawing gets a new file. */
  function fileOf({ scene, composition, width, format }: BrandArtFile, key: string): string {
    const fingerprint = quickFingerprint(scene, composition);
    return join(folder, key, `${scene}-${composition}-${fingerprint}-${width}.${format}`);
  }

  function picture(art: BrandArtFile, brand: BrandColors): Promise<Uint8Array> {
    const file = fileOf(art, paletteKey(brand));
    return flight.run(file, () => readFile(file).catch(() => make(file, art, brand)));
  }

  return {
    picture,
    async storedPicture(art, key) {
      return isFolderName(key) ? readFile(fileOf(art, key)).catch(() => undefined) : undefined;
    },
    async prepare(brand, wanted) {
      for (const art of preparedFiles) {
        if (!wanted()) return;
        await picture(art, brand);
      }
    },
  };
}
