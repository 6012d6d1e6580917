import type { Locale } from '../links/links.ts';

/** The part of Vite's manifest that is read here. Keys are paths of sources; files are relative to `dist/client`. */
export type Manifest = Record<string, { file: string; imports?: string[]; src?: string }>;

/** What a page has to know of the built files: the module that it executes, and then all that this one needs. Addresses begin with `/`. */
export interface ClientAssets {
  /** What hydrates the page, in each language. */
  app: Record<Locale, string[]>;
  /** The script of pages that are only read. */
  reader: string[];
}

const entryKey = 'src/entry.browser.tsx';
const readerKey = 'src/entry.reader.ts';

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) withImports(manifest, each, found);
  return found;
}

/**
 * Reads `dist/client/.vite/manifest.json`.
 * @throws when the manifest lacks an entry for the browser: the build is broken.
 */
export function assetsFromManifest(manifest: Manifest): ClientAssets {
  for (const key of [entryKey, readerKey])
    if (manifest[key] === undefined) throw new Error(`the client manifest has no ${key}`);
  const needed = (...keys: string[]) =>
    [...new Set(keys.flatMap((key) => [...withImports(manifest, key)]))].map((file) => `/${file}`);
  const app = (locale: Locale) =>
    needed(entryKey, `src/texts/app/texts.${locale}.json`, `../sections/src/texts/texts.${locale}.ts`);
  return { app: { fr: app('fr'), en: app('en') }, reader: needed(readerKey) };
}
