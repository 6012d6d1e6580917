import type { Locale } from '@kermesse/api/schemas/locale';
import { parseSite } from '@kermesse/sections/site';
import { createTheme } from '@kermesse/ui/theme';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { readSnapshot } from './store.ts';
import type { Database } from '../../platform/database/database.ts';

/** The name, the contacts and the colours that the site configuration gives. Mails are on light paper always: their readers do not ask for themes. */
export async function readMailBrand(db: Database, locale: Locale, origin: string): Promise<MailBrand> {
  const { name, colors, email, address } = parseSite((await readSnapshot(db)).site, locale).site;
  const { brand, page } = createTheme(colors).schemes.light;
  return {
    name,
    home: `${origin}/${locale}/`,
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    header: brand,
    page,
  };
}
