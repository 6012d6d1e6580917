import { createStallTimer } from '@kermesse/api/stall-timer';
import { importFetched } from './fetch-code.ts';

/** The milliseconds without any part of a file after which its request fails. */
const timeout = 15_000;

/**
 * Fetches a file, so that the browser's cache contains it. Rejects with an error whose `cause` is the status of the
 * response, if that is a failure.
 */
async function fetchFile(file: string): Promise<void> {
  const request = new AbortController();
  const { restart, stop } = createStallTimer(timeout, () => request.abort());
  try {
    const response = await fetch(file, request);
    if (!response.ok) throw new Error(`${file}: ${response.status}`, { cause: response.status });
    // The browser caches a file only after its body has been read to the end.
    const reader = response.body?.getReader();
    do restart();
    while ((await reader?.read())?.done === false);
  } finally {
    stop();
  }
}

/** Adds a fetched style sheet to the page and resolves when it has loaded. */
function addStyles(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${file}: failed to load`));
    });
    document.head.append(link);
  });
}

/** Imports a module once its scripts are in the browser's cache and its style sheets are in the page. */
export const importWithStyles = <T>(load: () => Promise<T>, files: readonly string[]): Promise<T> =>
  importFetched(load, files, async (file) => {
    await fetchFile(file);
    if (file.endsWith('.css')) await addStyles(file);
  });
