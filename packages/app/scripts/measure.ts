import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readArguments } from '../../../scripts/lib/arguments.mjs';

const usage = `Usage: npx node packages/app/scripts/measure.ts [SLUG …]

Prints the JavaScript of the built app in bytes of brotli: the requests of a page before any interaction, those of the
home page's hydration, what the first followed link adds, and what each section adds to the ones before it. With SLUGs,
only of these sections.`;

const slugs = readArguments(usage, { allowPositionals: true }).positionals;

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<string, Chunk>;
const size = (file: string) => brotliCompressSync(readFileSync(new URL(file, client))).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

function reach(key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) reach(each, found);
  return found;
}
const total = (files: Iterable<string>) =>
  [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), 0);

const loader = readFileSync(new URL('../dist/server/entry.server.js', import.meta.url), 'utf8');
const inline =
  /virtual:inline\/loader[\s\S]*?=\s*("(?:[^"\\]|\\.)*"|`[^`]*`|'(?:[^'\\]|\\.)*')/.exec(loader)?.[1] ?? '';
console.log(kB(brotliCompressSync(inline).length), 'before idle time or interaction (inline loader)');

const hydrated = new Set<string>();
for (const key of ['src/entry.browser.tsx', 'src/texts/app/texts.fr.json', '../sections/src/texts/texts.fr.ts'])
  reach(key, hydrated);
console.log(kB(total(hydrated)), 'after hydration, without sections');
for (const file of hydrated) console.log(`   ${kB(size(file))} ${file}`);

/** Prints what an entry adds to the files in `known`. */
function printAdded(key: string, name: string, known: Set<string>): string[] {
  const own = [...reach(key, new Set())].filter((file) => !known.has(file));
  console.log(kB(total(own)), `added by ${name} (${own.length} files)`);
  return own;
}
printAdded('src/navigation/start.tsx', 'the first followed link', hydrated);

const viewKeys = Object.keys(manifest).filter(
  (key) => key.endsWith('/View.tsx') && (slugs.length === 0 || slugs.includes(key.split('/').at(-2) ?? '')),
);
const all = new Set(hydrated);
for (const key of viewKeys) {
  for (const file of printAdded(key, `the section ${key.split('/').at(-2)}`, all)) all.add(file);
}
console.log(kB(total(all)), 'in total, with these sections hydrated');
