import type { AppPageProps } from '@kermesse/api/page-props';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { parsePage } from '../../packages/sections/src/page/page.ts';
import type { LocalizeContext } from '../../packages/sections/src/schema/localize.ts';
import { parseSite } from '../../packages/sections/src/site/site.ts';
import siteConfiguration from '../../packages/server/demo/site.json';

const files = import.meta.glob<Record<string, unknown>>('../../packages/server/demo/pages/*.json', {
  eager: true,
  import: 'default',
});

/** The pages of the demo content by path, as on the server. */
const pages = new Map(Object.values(files).map((page) => [pathOfSlug(String(page['slug'])), page]));

export interface DemoOptions {
  /** The path without the language, starting with `/`. */
  path: string;
  locale: Locale;
  resolveImage: LocalizeContext['resolveImage'];
}

/**
 * Returns what the server would return for a page of the demo content: the page and its site, or only the site with
 * status 404.
 */
export function demoProps({ path, locale, resolveImage }: DemoOptions): AppPageProps {
  const site = parseSite(siteConfiguration, locale);
  const configuration = pages.get(path);
  const around = { version: 'demo', path, locale, site };
  const { page } = configuration ? parsePage(configuration, { locale, resolveImage, calendars: true }) : { page: null };
  return { ...around, status: page ? 200 : 404, screen: page ? 'content' : 'not-found', page };
}
