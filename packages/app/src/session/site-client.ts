import { toLocale } from '@kermesse/api/schemas/common/locale';
import { createClient, type Client, type ClientOptions } from '@kermesse/api/client';
import type { ClientSettings } from './client-settings.ts';

/** Returns the language of responses: the page's. */
const locale = () => toLocale(document.documentElement.lang);

/** Creates a client of the site's API; `session` supplies the token of its calls. */
export function createSiteClient(
  { apiKey }: Pick<ClientSettings, 'apiKey'>,
  session: Pick<ClientOptions, 'token' | 'onUnauthorized'>,
): Client {
  return createClient({ apiKey, locale, ...session });
}
