import { useClient } from '@kermesse/api/client-context';
import type { SiteProps } from '@kermesse/api/page-props';
import { siteProps } from '@kermesse/api/site-props';
import type { Locale } from '@kermesse/sections/locale';
import { parseSite } from '@kermesse/sections/site';
import type { BrandColors } from '@kermesse/ui/theme';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/**
 * What surrounds the page in a language: the site as it is being edited, or else as it is published. Where the server
 * does not answer, the site is what it is without a configuration, so that the page is shown all the same.
 *
 * @param draft the site's configuration; null where it is not being edited.
 * @param colors instead of the site's own.
 * @returns undefined until it is known.
 */
export function useSite(locale: Locale | undefined, draft: unknown, colors?: BrandColors): SiteProps | undefined {
  const client = useClient();
  const [published, setPublished] = useState<Partial<Record<Locale, SiteProps>>>({});
  const ask = useEffectEvent(async (wanted: Locale) => {
    const answer = await client.call(siteProps, { locale: wanted });
    const site = answer.ok ? answer.data : parseSite({}, wanted).site;
    setPublished((before) => ({ ...before, [wanted]: site }));
  });
  const missing = draft === null && locale !== undefined && published[locale] === undefined ? locale : undefined;
  useEffect(() => {
    if (missing !== undefined) void ask(missing);
  }, [missing]);
  const edited = useMemo(
    () => (draft === null || locale === undefined ? undefined : parseSite(draft, locale).site),
    [draft, locale],
  );
  const site = edited ?? (locale === undefined ? undefined : published[locale]);
  const { primary, secondary, accent } = colors ?? {};
  return useMemo(() => {
    if (site === undefined || primary === undefined || secondary === undefined || accent === undefined) return site;
    return { ...site, colors: { primary, secondary, accent } };
  }, [site, primary, secondary, accent]);
}
