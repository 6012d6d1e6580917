/**
 * What the loader reads from the end of the document (`<script type="application/json" id="loader">`). It is not in the
 * head: the first 14 kB of a page contain its first screen.
 */
export interface LoaderData {
  /** The module that hydrates the page, then all files that it needs. */
  app: string[];
  /** The same for the script of pages that are only read (see `entry.reader.ts`). */
  reader: string[];
  /** The announcement after a press has waited for a long time. */
  late: string;
  /** The announcement of a waiting press while the browser is offline. */
  offline: string;
  /** When the page hydrates. Set on screens only. */
  screen?: 'now' | 'intent';
}

/** Returns the data, or undefined while the browser has not parsed the end of the document. */
export function readLoaderData(): LoaderData | undefined {
  const json = document.getElementById('loader')?.textContent;
  return json == null ? undefined : (JSON.parse(json) as LoaderData);
}
