import { toLocale } from '@kermesse/api/schemas/common/locale';
import { createClient, type Client, type ClientOptions } from '@kermesse/api/client';
import type { ClientSettings } from './client-settings.ts';

/** The language that answers are to be in: the page's. */
const locale = () => toLocale(document.documentElement.lang);

/** Makes a client of the site's API; `session` says whose calls they are. */
export function createSiteClient(
  { apiUrl = '/api', apiKey = '' }: ClientSettings,
  session: Pick<ClientOptions, 'token' | 'onUnauthorized'>,
): Client {
  return createClient({ baseUrl: apiUrl, apiKey, locale, ...session });
}
