import type { Locale } from '@kermesse/api/schemas/common/locale';
import { createTheme } from '@kermesse/ui/theme';
import type { EmailBrand } from '../../platform/email/layout.ts';
import type { SiteReader } from './site-reader.ts';

/** Reads the brand of emails from the site configuration: name, contacts and the colours of both colour schemes. */
export async function readEmailBrand(siteReader: SiteReader, locale: Locale, origin: string): Promise<EmailBrand> {
  const { name, colors, email, address } = (await siteReader.read()).site.props(locale);
  return {
    name,
    home: `${origin}/${locale}/`,
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    schemes: createTheme(colors).schemes,
  };
}
