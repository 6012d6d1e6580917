import type { AppPageProps } from '@kermesse/api/page-props';
import { fallbackOf, type ImageSource } from '@kermesse/ui/image';
import { hrefInLocale, locales } from '../links/links.ts';
import type { HeadTag } from './html.ts';

/** The title and the head tags of a page: for browsers, search engines and link previews. */
export interface Head {
  title: string;
  tags: HeadTag[];
}

export interface HeadInput {
  props: AppPageProps;
  /** The requested path, with its language prefix. */
  requestPath: string;
  /** Scheme and host of the site, such as `https://kermesse.example`. */
  origin: string;
  /** The title of a page without content sections: a screen, or the page for a missing address. */
  screenTitle: string;
  /** Whether search engines may index a screen. Content pages are always indexed. */
  indexed?: boolean;
}

const ogLocales = { fr: 'fr_FR', en: 'en_GB' };
const shareWidth = 1200;

/**
 * Returns the one address of a picture for clients that cannot choose a source: the smallest width from 1200 px up,
 * WebP before AVIF.
 */
export function shareAddress(image: ImageSource): string {
  const widths = image.widths?.toSorted((a, b) => a - b) ?? [];
  return fallbackOf(image, widths.find((each) => each >= shareWidth) ?? widths.at(-1));
}

/** Returns the title of the browser tab: the page's title, followed by the site's name unless the title contains it. */
function pageTitle({ page, site }: AppPageProps, screenTitle: string): string {
  if (!page) return `${screenTitle} – ${site.name}`;
  return page.title.includes(site.name) ? page.title : `${page.title} – ${site.name}`;
}

/**
 * Builds the head of a page: title, description, canonical address, languages and Open Graph tags. Values are plain
 * text; `tagHtml` escapes them.
 */
export function buildHead({ props, requestPath, origin, screenTitle, indexed = false }: HeadInput): Head {
  const { page, site, path, locale } = props;
  const title = pageTitle(props, screenTitle);
  const tags: HeadTag[] = [];
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) => {
    if (content) tags.push({ name: 'meta', attributes: { [key]: name, content } });
  };
  if (!page && !indexed) {
    meta('name', 'robots', 'noindex');
    return { title, tags };
  }
  const description = page?.description || site.description;
  meta('name', 'description', description);
  const canonical = origin + requestPath;
  tags.push({ name: 'link', attributes: { rel: 'canonical', href: canonical } });
  for (const each of locales) {
    tags.push({
      name: 'link',
      attributes: { rel: 'alternate', hreflang: each, href: origin + hrefInLocale(path, each) },
    });
  }
  tags.push({ name: 'link', attributes: { rel: 'alternate', hreflang: 'x-default', href: origin + path } });
  meta('property', 'og:type', 'website');
  meta('property', 'og:site_name', site.name);
  meta('property', 'og:title', path === '/' ? site.name : (page?.title ?? screenTitle));
  meta('property', 'og:description', description);
  meta('property', 'og:url', canonical);
  meta('property', 'og:locale', ogLocales[locale]);
  for (const each of locales) if (each !== locale) meta('property', 'og:locale:alternate', ogLocales[each]);
  if (page?.image) {
    meta('property', 'og:image', new URL(shareAddress(page.image), origin).href);
    meta('property', 'og:image:alt', page.imageAlt);
    meta('name', 'twitter:card', 'summary_large_image');
  }
  return { title, tags };
}
