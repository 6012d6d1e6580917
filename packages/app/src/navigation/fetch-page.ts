import type { Client } from '@kermesse/api/client';
import { loadPatiently } from '@kermesse/api/load-patiently';
import type { LoadFailure, LoadPage } from './load.ts';

/** Whether anything answers at all: tells a dead line from a deployment that took the old files away. */
async function answers(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

const known = new Set<string>(['offline', 'timeout', 'refused', 'malformed']);

/** Fetches page props through the api client. Never rejects. */
export function createFetchPage(client: Client): LoadPage {
  return async (path, locale, signal) => {
    try {
      const { pageProps } = await loadPatiently(() => import('@kermesse/api/page-props'));
      const result = await client.call(pageProps, { path, locale }, { signal });
      if (result.ok) return { ok: true, props: result.data };
      const { kind } = result.failure;
      return { ok: false, failure: known.has(kind) ? (kind as LoadFailure) : 'lost' };
    } catch {
      return { ok: false, failure: (await answers()) ? 'lost' : 'offline' };
    }
  };
}
