const requests = new Map<string, Promise<void>>();

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // The browser caches a file only after its body has been read to the end.
  await response.arrayBuffer();
}

/** Adds a style sheet to the page and resolves when it has loaded. */
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

/** Fetches a file once. A file that failed may be requested again. */
function fetchOnce(file: string): Promise<void> {
  const known = requests.get(file);
  if (known !== undefined) return known;
  const request = file.endsWith('.css') ? addStyles(file) : fetchFile(file);
  requests.set(file, request);
  request.catch(() => requests.delete(file));
  return request;
}

/**
 * Imports a module once all its files are in the browser's cache.
 *
 * Until 2026 browsers remembered that a module, or one of its imports, had failed to load: every later import was
 * rejected until the page was reloaded (https://github.com/whatwg/html/pull/10327). A `fetch` can be repeated.
 *
 * @param files the addresses of all files that the module needs, including its own
 * @returns rejects if a file fails to load; may then be called again
 */
export async function importFetched<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await Promise.all(files.map(fetchOnce));
  return load();
}
