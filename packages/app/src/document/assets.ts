import type { Locale } from '../links/links.ts';

/** The part of Vite's manifest that the server reads. Keys are source paths; files are relative to `dist/client`. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * The built files that a page refers to. The entry module comes first, then all modules that it imports. Addresses
 * begin with `/`.
 */
export interface ClientAssets {
  /** The modules that hydrate the page, by language. */
  app: Record<Locale, string[]>;
  /** The modules of `entry.reader.ts`, for pages whose visitor only reads. */
  reader: string[];
}

const entryKey = 'src/entry.browser.tsx';
const readerKey = 'src/entry.reader.ts';

/** Returns the files of a module and of all modules that it imports, after those already found. */
export function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) withImports(manifest, each, found);
  return found;
}

/**
 * Lists the built files of the browser's entries from the content of `dist/client/.vite/manifest.json`.
 * @throws when the manifest lacks a browser entry: the build is broken.
 */
export function assetsFromManifest(manifest: Manifest): ClientAssets {
  for (const key of [entryKey, readerKey])
    if (manifest[key] === undefined)
      throw new Error(`dist/client/.vite/manifest.json has no entry ${key}: run \`npm run build\` again`);
  const needed = (...keys: string[]) =>
    [...new Set(keys.flatMap((key) => [...withImports(manifest, key)]))].map((file) => `/${file}`);
  const app = (locale: Locale) =>
    needed(entryKey, `src/texts/app/texts.${locale}.json`, `../sections/src/texts/texts.${locale}.ts`);
  return { app: { fr: app('fr'), en: app('en') }, reader: needed(readerKey) };
}
