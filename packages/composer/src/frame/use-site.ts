import { useClient } from '@kermesse/api/client-context';
import type { SiteProps } from '@kermesse/api/page-props';
import { siteProps } from '@kermesse/api/site-props';
import type { Locale } from '@kermesse/sections/locale';
import { parseSite } from '@kermesse/sections/site';
import type { BrandColors } from '@kermesse/ui/theme';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/**
 * Returns the header, footer and colours of the site in a language: from the draft, or else as published. If the server
 * does not respond, from an empty configuration, so that the page still shows.
 *
 * @param draft the draft of the site configuration; null if it is not being edited.
 * @param colors the brand colours that replace the site's own.
 * @returns undefined while it is loading.
 */
export function useSite(locale: Locale | undefined, draft: unknown, colors?: BrandColors): SiteProps | undefined {
  const client = useClient();
  const [published, setPublished] = useState<Partial<Record<Locale, SiteProps>>>({});
  const ask = useEffectEvent(async (wanted: Locale) => {
    const result = await client.call(siteProps, { locale: wanted });
    const site = result.ok ? result.data : parseSite({}, wanted);
    setPublished((before) => ({ ...before, [wanted]: site }));
  });
  const missing = draft === null && locale !== undefined && published[locale] === undefined ? locale : undefined;
  useEffect(() => {
    if (missing !== undefined) void ask(missing);
  }, [missing]);
  const edited = useMemo(
    () => (draft === null || locale === undefined ? undefined : parseSite(draft, locale)),
    [draft, locale],
  );
  const site = edited ?? (locale === undefined ? undefined : published[locale]);
  const { primary, secondary, accent } = colors ?? {};
  return useMemo(() => {
    if (site === undefined || primary === undefined || secondary === undefined || accent === undefined) return site;
    return { ...site, colors: { primary, secondary, accent } };
  }, [site, primary, secondary, accent]);
}
