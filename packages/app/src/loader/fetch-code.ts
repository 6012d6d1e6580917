const coming = new Map<string, Promise<void>>();

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  // The browser's cache has a file once it was read to its end.
  await answer.arrayBuffer();
}

/** Adds a style sheet to the page. */
function addStyles(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${file}: not loaded`));
    });
    document.head.append(link);
  });
}

/** Gets a file once: a file that failed may be asked for again. */
function bring(file: string): Promise<void> {
  const known = coming.get(file);
  if (known !== undefined) return known;
  const made = file.endsWith('.css') ? addStyles(file) : fetchFile(file);
  coming.set(file, made);
  made.catch(() => coming.delete(file));
  return made;
}

/**
 * Imports a module once all of its files are in the browser's cache.
 *
 * Until 2026 browsers remembered that a module, or one that it imports, had not come: whatever imported it again was
 * refused until the page was reloaded (https://github.com/whatwg/html/pull/10327). A `fetch` may be repeated.
 *
 * @param files the addresses of all files that the module needs, itself included
 * @returns rejects where a file does not come; may then be called again
 */
export async function importFetched<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await Promise.all(files.map(bring));
  return load();
}
