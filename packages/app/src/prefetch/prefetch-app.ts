import { savesData } from '@kermesse/ui/saves-data';
import { readLoaderData } from '../loader/loader-data.ts';

/** Whether the page has fetched a file. A file that is still being fetched does not count. */
const isFetched = (file: string) => performance.getEntriesByName(new URL(file, location.href).href).length > 0;

/**
 * Prefetches the app's files with the lowest priority. If the visitor saves data or has a slow connection, prefetches
 * only for screens, which visitors open to use them.
 */
function prefetch(): void {
  const { app = [], screen } = readLoaderData() ?? {};
  if (savesData() && screen === undefined) return;
  for (const href of app.filter((file) => !isFetched(file))) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href });
    document.head.append(link);
  }
}

/**
 * Prefetches the app's files, without executing them, half a second after the page has loaded and once the browser is
 * idle: a page may have loaded before it is painted.
 */
export function prefetchApp(): void {
  const onLoad = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(prefetch), 500);
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}
