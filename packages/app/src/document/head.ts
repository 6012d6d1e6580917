import type { PageProps } from '@kermesse/api/page-props';
import type { ImageSource } from '@kermesse/ui/image';
import { hrefInLocale, locales } from '../links/links.ts';
import type { HeadTag } from './html.ts';

/** What a page says about itself to browsers, search engines and those who share it. */
export interface Head {
  title: string;
  tags: HeadTag[];
}

export interface HeadInput {
  props: PageProps;
  /** The path as asked, with its language prefix. */
  requestPath: string;
  /** Scheme and host of the site, such as `https://kermesse.example`. */
  origin: string;
  /** The title of what is no content page: of a screen, or of the page that is shown when there is none. */
  screenTitle: string;
  /** Whether search engines may list a screen; content pages are always listed. */
  indexed?: boolean;
}

const ogLocales = { fr: 'fr_FR', en: 'en_GB' };
const shareWidth = 1200;

/** One address of a picture for those who cannot choose: the width nearest above 1200 px, WebP before AVIF. */
export function shareAddress(image: ImageSource): string {
  if (!image.widths?.length || !image.formats?.length) return image.src;
  const widths = image.widths.toSorted((a, b) => a - b);
  const width = widths.find((each) => each >= shareWidth) ?? widths.at(-1);
  const format = image.formats.includes('webp') ? 'webp' : image.formats[0];
  return `${image.src}-${width}.${format}`;
}

/** The title in the browser's tab: the page's, then the site's unless the page's says it already. */
function pageTitle({ page, site }: PageProps, screenTitle: string): string {
  if (!page) return `${screenTitle} – ${site.name}`;
  return page.title.includes(site.name) ? page.title : `${page.title} – ${site.name}`;
}

/** Title, description, canonical, languages and Open Graph of a page. Values are plain text: escape them when writing. */
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
    meta('property', 'og:image:width', String(page.image.width));
    meta('property', 'og:image:height', String(page.image.height));
    meta('name', 'twitter:card', 'summary_large_image');
  }
  return { title, tags };
}
