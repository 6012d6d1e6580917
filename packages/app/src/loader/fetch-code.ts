const requests = new Map<string, Promise<void>>();

/** Fetches a script, so that the browser's cache contains it. */
async function fetchScript(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(file);
  // The browser caches a file only after its body has been read to the end.
  await response.text();
}

/** Requests a file once. A file that failed may be requested again. */
function requestOnce(file: string, request: (file: string) => Promise<void>): Promise<void> {
  const known = requests.get(file);
  if (known !== undefined) return known;
  const requested = request(file);
  requests.set(file, requested);
  requested.catch(() => requests.delete(file));
  return requested;
}

/**
 * Imports a module once all its files are in the browser's cache.
 *
 * Until 2026 browsers remembered that a module, or one of its imports, had failed to load: every later import was
 * rejected until the page was reloaded (https://github.com/whatwg/html/pull/10327). A `fetch` can be repeated.
 *
 * @param files the addresses of all files that the module needs, including its own
 * @param request requests one file; the default fetches scripts
 * @returns rejects if a file fails to load; may then be called again
 */
export async function importFetched<T>(
  load: () => Promise<T>,
  files: readonly string[],
  request = fetchScript,
): Promise<T> {
  await Promise.all(files.map((file) => requestOnce(file, request)));
  return load();
}
