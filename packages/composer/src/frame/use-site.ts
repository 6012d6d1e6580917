import { useClient } from '@kermesse/api/client-context';
import type { SiteProps } from '@kermesse/api/page-props';
import { siteProps } from '@kermesse/api/site-props';
import type { Locale } from '@kermesse/sections/locale';
import { parseSite } from '@kermesse/sections/site';
import type { BrandColors } from '@kermesse/ui/theme';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PreviewMessage } from './messages.ts';

/** The site around the page of a frame. */
export interface FrameSite {
  /** Its header, footer and colours. */
  site: SiteProps;
  /** The colours of its illustrations. */
  artColors: BrandColors;
}

/**
 * Returns the site in the language of a message: from the draft, or else as published. If the server does not respond,
 * from an empty configuration, so that the page still shows.
 *
 * @param message undefined before the first one.
 * @param draft the draft of the site configuration; null if it is not being edited.
 * @returns undefined while it is loading.
 */
export function useSite(message: PreviewMessage | undefined, draft: unknown): FrameSite | undefined {
  const { locale } = message ?? {};
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
  // A new message has new objects with the same colours.
  const given = JSON.stringify([message?.colors, message?.artColors]);
  return useMemo(() => {
    if (site === undefined) return undefined;
    const [colors, artColors] = JSON.parse(given) as (BrandColors | null)[];
    return { site: colors ? { ...site, colors } : site, artColors: artColors ?? site.colors };
  }, [site, given]);
}
