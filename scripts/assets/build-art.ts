/**
 * Renders the illustrations of the default brand into packages/app/public/art/ and writes their fingerprints and
 * colours to the manifest: `npx node scripts/assets/build-art.ts`. Skips unchanged scenes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  paletteKey,
  paletteOf,
  sceneNames,
  scenes,
  type Composition,
  type SceneName,
  type ArtFile,
} from '@kermesse/ui/art';
import { averageColour, encodeScene, renderScene, sceneFingerprint, type ArtFormat } from '@kermesse/ui/art/raster';
import { defaultBrand } from '@kermesse/ui/theme';

interface Entry {
  source: string;
  color: string;
  role: string;
}
type Manifest = Partial<Record<SceneName, Partial<Record<Composition, Entry>>>>;

const manifestFile = fileURLToPath(new URL('../../packages/ui/src/art/manifest.generated.json', import.meta.url));
const folder = fileURLToPath(new URL(`../../packages/app/public/art/${paletteKey(defaultBrand)}/`, import.meta.url));
const formats: ArtFormat[] = ['avif', 'webp'];
const palette = paletteOf(defaultBrand);

function filesOf(
  name: SceneName,
  composition: Composition,
  sheet: ArtFile,
): { file: string; width: number; format: ArtFormat }[] {
  const base = composition === 'portrait' ? `${name}-portrait` : name;
  return sheet.widths.flatMap((width) =>
    formats.map((format) => ({ file: `${base}-${width}.${format}`, width, format })),
  );
}

async function build(name: SceneName, composition: Composition, sheet: ArtFile, before?: Entry): Promise<Entry> {
  const source = await sceneFingerprint(name, composition, palette);
  const files = filesOf(name, composition, sheet);
  if (before?.source === source && files.every(({ file }) => existsSync(folder + file))) return before;
  const start = performance.now();
  const pixels = await renderScene(name, composition, palette);
  const sizes: string[] = [];
  for (const { file, width, format } of files) {
    const image = await encodeScene(pixels, width, format);
    await writeFile(folder + file, image);
    sizes.push(`${width}.${format} ${Math.round(image.byteLength / 1024)} kB`);
  }
  console.log(`${name} ${composition}, ${((performance.now() - start) / 1000).toFixed(1)} s: ${sizes.join(', ')}`);
  return { source, ...(await averageColour(pixels, palette)) };
}

const before = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}')) as Manifest;
const manifest: Manifest = {};
const kept = new Set<string>();
await mkdir(folder, { recursive: true });
for (const name of sceneNames) {
  const { portrait, ...landscape } = scenes[name];
  const sheets: [Composition, ArtFile][] = [['landscape', landscape]];
  if (portrait) sheets.push(['portrait', portrait]);
  const entry: Partial<Record<Composition, Entry>> = {};
  for (const [composition, sheet] of sheets) {
    for (const { file } of filesOf(name, composition, sheet)) kept.add(file);
    entry[composition] = await build(name, composition, sheet, before[name]?.[composition]);
  }
  manifest[name] = entry;
}
for (const file of await readdir(folder)) if (!kept.has(file)) await rm(folder + file);
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
