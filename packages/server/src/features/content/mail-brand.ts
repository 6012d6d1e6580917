import type { Locale } from '@kermesse/api/schemas/common/locale';
import { parseSite } from '@kermesse/sections/site';
import { createTheme } from '@kermesse/ui/theme';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { readSnapshot } from './store.ts';
import type { Database } from '../../platform/database/database.ts';

/** Reads the brand of mails from the site configuration: name, contacts and the colours of both colour schemes. */
export async function readMailBrand(db: Database, locale: Locale, origin: string): Promise<MailBrand> {
  const { name, colors, email, address } = parseSite((await readSnapshot(db)).site, locale);
  return {
    name,
    home: `${origin}/${locale}/`,
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    schemes: createTheme(colors).schemes,
  };
}
