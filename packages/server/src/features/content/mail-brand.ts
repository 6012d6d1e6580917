import type { Locale } from '@kermesse/api/schemas/locale';
import { parseSite } from '@kermesse/sections/site';
import { createTheme, type Roles } from '@kermesse/ui/theme';
import { readSnapshot } from './store.ts';
import type { Database } from '../../platform/database/database.ts';

/** Who writes a mail: the site by its name, in its colours. */
export interface MailHouse {
  name: string;
  /** Where the site is. */
  home: string;
  /** The colours of the head of a mail. */
  band: Roles;
  /** The colours of what is read. */
  sheet: Roles;
}

/** The house as the site configuration has it. Mails are on light paper always: their readers do not ask for themes. */
export async function mailHouse(db: Database, locale: Locale, origin: string): Promise<MailHouse> {
  const { name, colors } = parseSite((await readSnapshot(db)).site, locale).site;
  const { brand, page } = createTheme(colors).schemes.light;
  return { name, home: `${origin}/${locale}/`, band: brand, sheet: page };
}
