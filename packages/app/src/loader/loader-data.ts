import type { Locale } from '../links/links.ts';
import type texts from './texts.fr.json';

type Texts = typeof texts;

/**
 * What the loader reads from the end of the document (`<script type="application/json" id="loader">`). It is not in the
 * head: the first 14 kB of a page contain its first screen.
 */
export interface LoaderData {
  /** The module that hydrates the page, then all files that it needs. */
  app: string[];
  /** The same for the script of pages that are only read (see `entry.reader.ts`). */
  reader: string[];
  /** The messages of late and missing code. The app may change the page's language. */
  texts: Record<Locale, Texts>;
  /** When the page hydrates. Set on screens only. */
  screen?: 'now' | 'intent';
}

/** Returns the data, or undefined while the browser has not parsed the end of the document. */
export function readLoaderData(): LoaderData | undefined {
  const json = document.getElementById('loader')?.textContent;
  return json == null ? undefined : (JSON.parse(json) as LoaderData);
}

/** Returns a message in the page's language. */
export const loaderText = (name: keyof Texts): string =>
  readLoaderData()?.texts[document.documentElement.lang as Locale][name] ?? '';
