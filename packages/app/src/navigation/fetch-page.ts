import type { Client } from '@kermesse/api/client';
import { pageProps } from '@kermesse/api/page-props';
import type { LoadFailure, LoadPage } from './load.ts';

const known = new Set<string>(['offline', 'timeout', 'refused', 'malformed']);

/** Creates a function that fetches page props through the API client. The function never rejects. */
export function createFetchPage(client: Client): LoadPage {
  return async (path, locale, signal) => {
    const result = await client.call(pageProps, { path, locale }, { signal });
    if (result.ok) return { ok: true, props: result.data };
    const { kind } = result.failure;
    return { ok: false, failure: known.has(kind) ? (kind as LoadFailure) : 'lost' };
  };
}
