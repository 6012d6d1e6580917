import type { Client, ClientOptions } from '@kermesse/api/client';
import { loadPatiently } from '@kermesse/api/load-patiently';
import type { ClientSettings } from '../document/document.ts';

/** The language that answers are to be in: the page's. */
const locale = () => (document.documentElement.lang === 'en' ? 'en' : 'fr');

/**
 * Gives a client of the API, whose code comes with the first call; a load that failed may be tried again.
 * `session` says whose calls they are.
 */
export function createLoadClient(
  { apiUrl = '/api', apiKey = '' }: ClientSettings,
  session: Pick<ClientOptions, 'token' | 'onUnauthorized'>,
): () => Promise<Client> {
  let loading: Promise<Client> | undefined;
  return () => {
    loading ??= loadPatiently(() => import('@kermesse/api/client')).then(({ createClient }) =>
      createClient({ baseUrl: apiUrl, apiKey, locale, ...session }),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
}
