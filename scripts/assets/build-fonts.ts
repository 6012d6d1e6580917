/**
 * Builds the site's font subsets: `npx node scripts/assets/build-fonts.ts`.
 *
 * Reads packages/ui/src/fonts/recipe.ts and the fonts in node_modules; writes hashed woff2 files to
 * packages/app/public/fonts/ and their metadata to packages/ui/src/fonts/fonts.generated.ts.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fingerprint } from '../../packages/ui/src/fonts/fingerprint.ts';
import { aliases, cuts, latinCharacters, latinExtCharacters, sampleText } from '../../packages/ui/src/fonts/recipe.ts';
import type { Cut } from '../../packages/ui/src/fonts/recipe.ts';
import { aliasCharacters } from './alias-characters.ts';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const target = join(root, 'packages/app/public/fonts');
/** Percent with one decimal. Each page contains these numbers, and another digit moves no letter visibly. */
const percent = (value: number): number => Math.round(value * 1000) / 10;

const read = ({ source, style }: Cut, name: 'latin' | 'latinExt'): Buffer =>
  readFileSync(join(modules, source.folder, `${source[name]}-${style}.woff2`));

/** Returns the characters as a CSS `unicode-range` with merged ranges. */
function unicodeRange(characters: string): string {
  const points = [...new Set([...characters].map((char) => char.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

async function cutFile(cut: Cut, range: 'core' | 'latin' | 'ext', wanted: string) {
  const source = read(cut, range === 'ext' ? 'latinExt' : 'latin');
  const options = { keepFeatures: cut.features, noHinting: true };
  const smaller = await subsetFont(source, wanted, { ...options, targetFormat: 'sfnt', variationAxes: cut.axes });
  const complete = aliasCharacters(
    smaller,
    aliases.filter(([point]) => wanted.includes(String.fromCodePoint(point))),
  );
  const known = new Set(create(complete).characterSet);
  const characters = [...wanted].filter((char) => known.has(char.codePointAt(0) ?? 0)).join('');
  const bytes = await subsetFont(complete, characters, { ...options, targetFormat: 'woff2' });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const file = `${cut.file}-${range}.${hash}.woff2`;
  writeFileSync(join(target, file), bytes);
  return {
    family: cut.family,
    style: cut.style,
    weight: cut.weight,
    file,
    bytes: bytes.length,
    core: range === 'core',
    preload: cut.preload && range === 'core',
    range: unicodeRange(characters),
  };
}

/**
 * Returns a fallback face of a cut: widths by `size-adjust`, line metrics by the overrides, which apply after it.
 */
async function fallbackOf(cut: Cut, { family, weight, locals, width, measuredAt }: Cut['fallbacks'][number]) {
  const pinned = await subsetFont(read(cut, 'latin'), sampleText, { targetFormat: 'sfnt', variationAxes: measuredAt });
  const font = create(pinned);
  const ownWidth = font.layout(sampleText).advanceWidth / font.unitsPerEm / [...sampleText].length;
  const adjust = ownWidth / width;
  return {
    family,
    style: cut.style,
    weight: weight ?? 'normal',
    locals,
    sizeAdjust: percent(adjust),
    ascent: percent(font.ascent / font.unitsPerEm / adjust),
    descent: percent(-font.descent / font.unitsPerEm / adjust),
  };
}

mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) if (file.endsWith('.woff2')) rmSync(join(target, file));
const faces = [];
const fallbackFaces = [];
for (const cut of cuts) {
  const rest = [...latinCharacters].filter((char) => !cut.core.includes(char)).join('');
  faces.push(await cutFile(cut, 'core', cut.core));
  faces.push(await cutFile(cut, 'latin', rest));
  faces.push(await cutFile(cut, 'ext', latinExtCharacters));
  for (const fallback of cut.fallbacks) fallbackFaces.push(await fallbackOf(cut, fallback));
}

const data = (value: unknown): string => JSON.stringify(value, null, 2);
writeFileSync(
  join(root, 'packages/ui/src/fonts/fonts.generated.ts'),
  `// Written by scripts/assets/build-fonts.ts. Do not edit: change recipe.ts and run it again.

export const builtFrom = '${fingerprint(modules)}';

export const faces = ${data(faces)};

export const fallbackFaces = ${data(fallbackFaces)};
`,
);
const first = faces.filter((face) => face.core).reduce((sum, face) => sum + face.bytes, 0);
console.log(
  `${faces.length} files, ${faces.reduce((sum, face) => sum + face.bytes, 0)} bytes, of which a first visit loads ${first}.`,
);
