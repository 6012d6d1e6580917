/**
 * Builds the site's font subsets: `npx node scripts/assets/build-fonts.ts`.
 *
 * Reads packages/ui/src/fonts/site-fonts.ts and the fonts in node_modules; writes hashed woff2 files to
 * packages/app/public/fonts/ and their metadata to packages/ui/src/fonts/fonts.generated.ts.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fingerprint } from '../../packages/ui/src/fonts/fingerprint.ts';
import {
  aliases,
  siteFonts,
  latinCharacters,
  latinExtCharacters,
  sampleText,
} from '../../packages/ui/src/fonts/site-fonts.ts';
import type { SiteFont } from '../../packages/ui/src/fonts/site-fonts.ts';
import { aliasCharacters } from './alias-characters.ts';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const target = join(root, 'packages/app/public/fonts');
/** Percent with one decimal. Each page contains these numbers, and another digit moves no letter visibly. */
const percent = (value: number): number => Math.round(value * 1000) / 10;

const read = ({ source, style }: SiteFont, name: 'latin' | 'latinExt'): Buffer =>
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

async function subsetFile(font: SiteFont, range: 'core' | 'latin' | 'ext', wanted: string) {
  const source = read(font, range === 'ext' ? 'latinExt' : 'latin');
  const options = { keepFeatures: font.features, noHinting: true };
  const smaller = await subsetFont(source, wanted, { ...options, targetFormat: 'sfnt', variationAxes: font.axes });
  const complete = aliasCharacters(
    smaller,
    aliases.filter(([point]) => wanted.includes(String.fromCodePoint(point))),
  );
  const known = new Set(create(complete).characterSet);
  const characters = [...wanted].filter((char) => known.has(char.codePointAt(0) ?? 0)).join('');
  const bytes = await subsetFont(complete, characters, { ...options, targetFormat: 'woff2' });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const file = `${font.file}-${range}.${hash}.woff2`;
  writeFileSync(join(target, file), bytes);
  return {
    family: font.family,
    style: font.style,
    weight: font.weight,
    file,
    bytes: bytes.length,
    core: range === 'core',
    preload: font.preload && range === 'core',
    range: unicodeRange(characters),
  };
}

/**
 * Returns a fallback face of a font: widths by `size-adjust`, line metrics by the overrides, which apply after it.
 */
async function fallbackOf(
  siteFont: SiteFont,
  { family, weight, locals, width, measuredAt }: SiteFont['fallbacks'][number],
) {
  const pinned = await subsetFont(read(siteFont, 'latin'), sampleText, {
    targetFormat: 'sfnt',
    variationAxes: measuredAt,
  });
  const font = create(pinned);
  const ownWidth = font.layout(sampleText).advanceWidth / font.unitsPerEm / [...sampleText].length;
  const adjust = ownWidth / width;
  return {
    family,
    style: siteFont.style,
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
for (const font of siteFonts) {
  const rest = [...latinCharacters].filter((char) => !font.core.includes(char)).join('');
  faces.push(await subsetFile(font, 'core', font.core));
  faces.push(await subsetFile(font, 'latin', rest));
  faces.push(await subsetFile(font, 'ext', latinExtCharacters));
  for (const fallback of font.fallbacks) fallbackFaces.push(await fallbackOf(font, fallback));
}

const data = (value: unknown): string => JSON.stringify(value, null, 2);
writeFileSync(
  join(root, 'packages/ui/src/fonts/fonts.generated.ts'),
  `// Written by scripts/assets/build-fonts.ts. Do not edit: change site-fonts.ts and run it again.

export const builtFrom = '${fingerprint(modules)}';

export const faces = ${data(faces)};

export const fallbackFaces = ${data(fallbackFaces)};
`,
);
const first = faces.filter((face) => face.core).reduce((sum, face) => sum + face.bytes, 0);
console.log(
  `${faces.length} files, ${faces.reduce((sum, face) => sum + face.bytes, 0)} bytes, of which a first visit loads ${first}.`,
);
