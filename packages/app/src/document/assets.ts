import type { Locale } from '../links/links.ts';

/** The part of Vite's manifest that is read here. Keys are paths of sources; files are relative to `dist/client`. */
export type Manifest = Record<string, { file: string; imports?: string[]; src?: string }>;

/** What a page has to know of the built files. Addresses begin with `/`. */
export interface ClientAssets {
  /** The module that hydrates the page. */
  entry: string;
  /** The script of pages that are only read. */
  reader: string;
  /** Modules that the entry needs at once, for each language: asked for together with it. */
  preload: Record<Locale, string[]>;
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
  const entry = manifest[entryKey];
  const reader = manifest[readerKey];
  if (entry === undefined) throw new Error(`the client manifest has no ${entryKey}`);
  if (reader === undefined) throw new Error(`the client manifest has no ${readerKey}`);
  const needed = (locale: Locale) => {
    const words = [`src/texts/app/texts.${locale}.json`, `../sections/src/texts/texts.${locale}.ts`];
    const files = new Set([entryKey, ...words].flatMap((key) => [...withImports(manifest, key)]));
    files.delete(entry.file);
    return [...files].map((file) => `/${file}`);
  };
  return { entry: `/${entry.file}`, reader: `/${reader.file}`, preload: { fr: needed('fr'), en: needed('en') } };
}
