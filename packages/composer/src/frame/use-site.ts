import type { Client, Result } from '@kermesse/api/client';
import { useClient } from '@kermesse/api/client-context';
import type { SiteProps } from '@kermesse/api/page-props';
import { siteProps } from '@kermesse/api/site-props';
import { useLoaded } from '@kermesse/api/use-loaded';
import type { Locale } from '@kermesse/sections/locale';
import { parseSite } from '@kermesse/sections/site';
import type { BrandColors } from '@kermesse/ui/theme';
import { useEffect, useMemo, useState } from 'react';
import type { PreviewMessage } from './messages.ts';

/** The site around the page of a frame. */
interface FrameSite {
  /** Its header, footer and colours. */
  site: SiteProps;
  /** The colours of its illustrations, as JSON: each message has new objects with the same colours. */
  artColors: string;
}

/** The pause before a failed request is repeated, in milliseconds. */
const pause = 10_000;

/** A site configuration of which nothing is known. */
const empty = {};

/** Loads the published site in both languages, so that the page also changes its language offline. */
async function loadSites(client: Client): Promise<Result<Record<Locale, SiteProps>>> {
  const [fr, en] = await Promise.all([
    client.call(siteProps, { locale: 'fr' }),
    client.call(siteProps, { locale: 'en' }),
  ]);
  if (!fr.ok) return fr;
  return en.ok ? { ok: true, data: { fr: fr.data, en: en.data } } : en;
}

/**
 * Returns the site in the language of a message: from the draft, or else as published. Until the server responds after
 * a failed request, from an empty configuration, so that the page still shows.
 *
 * @param message undefined before the first one.
 * @returns undefined while it is loading.
 */
export function useSite(message: PreviewMessage | undefined): FrameSite | undefined {
  const { locale = 'fr', site: draft } = message ?? {};
  const client = useClient();
  const { data, failure, reload } = useLoaded(draft === null ? client : undefined, loadSites);
  const published = data?.[locale];
  useEffect(() => {
    if (failure === undefined) return undefined;
    const timer = setTimeout(reload, pause);
    return () => clearTimeout(timer);
  }, [failure, reload]);
  const [hasFailed, setHasFailed] = useState(false);
  if (failure !== undefined && !hasFailed) setHasFailed(true);
  const configuration = draft ?? (hasFailed && published === undefined ? empty : undefined);
  const parsed = useMemo(
    () => (configuration === undefined ? undefined : parseSite(configuration, locale)),
    [configuration, locale],
  );
  const site = parsed ?? published;
  const given = JSON.stringify([message?.colors, message?.artColors ?? site?.colors]);
  return useMemo(() => {
    if (site === undefined) return undefined;
    const [colors, artColors] = JSON.parse(given) as [BrandColors | null, BrandColors];
    return { site: colors === null ? site : { ...site, colors }, artColors: JSON.stringify(artColors) };
  }, [site, given]);
}
