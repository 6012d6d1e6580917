import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';
import type { AppPageProps } from '@kermesse/api/page-props';
import { fontPreloads } from '@kermesse/ui/fonts';
import late from 'virtual:inline/late';
import loader from 'virtual:inline/loader';
import screenScript from 'virtual:inline/screen';
import type { LoaderData } from '../loader/loader-data.ts';
import type { ClientSettings } from '../session/client-settings.ts';
import type { ClientAssets } from './assets.ts';
import { embedJson, tagHtml, type HeadTag } from './html.ts';
import type { Head } from './head.ts';
import type { StyledBody } from './place-styles.ts';
import { routeOf } from '../routes/manifest.ts';
import { propsForBrowser } from './props-for-browser.ts';
import en from '../loader/texts.en.json';
import fr from '../loader/texts.fr.json';
import { speculationRules } from '../prefetch/speculation-rules.ts';
import { structuredData } from './structured-data.ts';
import { brandStyle, insertedStyles } from './styles.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

export interface DocumentInput {
  props: AppPageProps;
  theme: ThemeChoice;
  origin: string;
  assets: ClientAssets;
  settings: ClientSettings;
  head: Head;
  /** The rendered app with its styles. */
  styled: StyledBody;
}

export interface RenderedDocument {
  /** The whole document. */
  html: string;
  /** The text of each inline script and style element. The content security policy lists their hashes. */
  inlineScripts: string[];
  inlineStyles: string[];
}

/** The texts of the loader, by language. */
const texts = { fr, en };

function themeColors(theme: ThemeChoice, background: { light: string; dark: string }): HeadTag[] {
  const meta = (content: string, media?: string): HeadTag => ({
    name: 'meta',
    attributes: { name: 'theme-color', content, ...(media && { media }) },
  });
  if (theme !== 'auto') return [meta(background[theme])];
  return [
    meta(background.light, '(prefers-color-scheme: light)'),
    meta(background.dark, '(prefers-color-scheme: dark)'),
  ];
}

/** Returns the tag of the favicon: the site's own, or the default one. */
const iconOf = (href: string | undefined): HeadTag =>
  href === undefined
    ? { name: 'link', attributes: { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' } }
    : { name: 'link', attributes: { rel: 'icon', href } };

/**
 * Returns a tag that blocks rendering until all content before the second section has arrived, or the whole of a
 * screen. Content that is painted earlier moves while its box grows.
 */
function renderBlockingLink(page: AppPageProps['page']): HeadTag {
  const second = page?.sections[1];
  const id = second === undefined ? 'late' : (second.settings.anchor ?? second.id);
  return { name: 'link', attributes: { rel: 'expect', href: `#${id}`, blocking: 'render' } };
}

/** Writes the whole document. Escapes all text from outside the app; no element has a style attribute. */
export function writeDocument(input: DocumentInput): RenderedDocument {
  const { props, theme, origin, assets, settings, head, styled } = input;
  const { css, background } = brandStyle(props.site.colors);
  const attributes = `lang="${props.locale}"${theme === 'auto' ? '' : ` data-theme="${theme}"`}`;
  const preloads = fontPreloads.map(({ href }): HeadTag => ({
    name: 'link',
    attributes: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
  }));
  const tags = [
    renderBlockingLink(props.page),
    ...preloads,
    ...themeColors(theme, background),
    iconOf(props.site.icon),
    ...head.tags,
  ]
    .map(tagHtml)
    .join('');
  const linked = props.page
    ? `<script type="application/ld+json">${embedJson(structuredData(props, origin))}</script>`
    : '';
  const route = routeOf(props.screen);
  const isScreen = route !== undefined;
  const rules = isScreen ? '' : `<script type="speculationrules">${speculationRules}</script>`;
  const loaderData: LoaderData = {
    app: assets.app[props.locale],
    reader: assets.reader,
    texts,
    ...(isScreen && { screen: route.hydrate ?? 'now' }),
  };
  const scripts = isScreen ? [loader, screenScript] : [loader];
  const html = `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(head.title)}</title>${tags}<style>${css}</style>${styled.head}${scripts.map((script) => `<script>${script}</script>`).join('')}</head><body><div id="root">${styled.body}</div><p id="late" role="status" data-screen-only></p>${styled.print}${linked}${rules}<script type="application/json" id="loader">${embedJson(loaderData)}</script><script>${late}</script><script type="application/json" id="page-props">${embedJson(propsForBrowser(props))}</script><script type="application/json" id="settings">${embedJson(settings)}</script></body></html>`;
  return {
    html,
    inlineScripts: [...scripts, late, ...(isScreen ? [] : [speculationRules])],
    inlineStyles: [css, ...styled.texts, ...insertedStyles],
  };
}
