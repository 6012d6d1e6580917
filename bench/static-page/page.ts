import { readFileSync } from 'node:fs';
import type { SiteProps } from '@kermesse/api/page-props';
import { fontCss, fontPreloads } from '@kermesse/ui/fonts';
import { colorCss } from './colors.ts';
import type { Home } from './content.ts';
import { escape } from './html.ts';
import * as sections from './sections.ts';

const sizes =
  ":root{--serif:'Playfair','Playfair Georgia','Playfair Times','Playfair Noto','Playfair DejaVu',serif;--sans:'Ysabeau Office','Ysabeau Arial','Ysabeau Roboto','Ysabeau DejaVu',sans-serif;--gutter:clamp(20px,4.4vw,56px);--width:clamp(1128px,76vw,1320px)}";

const lean = (css: string) => css.replace(/\s*\n\s*/g, '').replace(/\s*([{}:;,>])\s+/g, '$1').replace(/ \{/g, '{');

const links = (items: { title: string; href: string }[]) => items.map(({ title, href }) => `<a href="${escape(href)}">${escape(title)}</a>`);

function head({ name, menus }: SiteProps): string {
  const tools = '<a href="/" lang="fr" hreflang="fr">FR</a><a href="/en/" lang="en" hreflang="en">EN</a><a class="button line" href="/login">Se connecter</a>';
  return `<header class="head midnight"><a class="skip" href="#main">Aller au contenu</a><div class="wrap"><a class="logo" href="/">${escape(name)}</a><nav aria-label="Menu principal">${links(menus.header).join('')}</nav>${tools}</div></header>`;
}

function foot({ name, description, phone = '', email = '', address = '', socials, menus }: SiteProps): string {
  const groups = menus.footer.map(
    ({ title = '', items }) => `<div><p class="caps">${escape(title)}</p><ul>${links(items).map((link) => `<li>${link}</li>`).join('')}</ul></div>`,
  );
  const networks = socials.map(({ network, url }) => `<a href="${escape(url)}">${escape(network)}</a>`);
  return `<footer class="foot midnight"><div class="wrap"><div><p class="signature">${escape(description)}</p><address><a href="tel:${phone.replace(/\s/g, '')}">${escape(phone)}</a><br><a href="mailto:${escape(email)}">${escape(email)}</a><br>${escape(address)}<br>${networks.join(' · ')}</address></div><nav aria-label="Plan du site">${groups.join('')}</nav></div><p class="wrap end">© ${escape(name)}</p></footer>`;
}

/** The styles of the static page. */
export const pageStyles = ({ colors }: SiteProps): string =>
  fontCss + sizes + colorCss(colors) + lean(readFileSync(new URL('./style.css', import.meta.url), 'utf8'));

/**
 * The home page as somebody careful would write it by hand: the same words, pictures, fonts and broad look, styles
 * inline, no JavaScript at all. What the site is measured against.
 */
export function staticPage({ title, description, site, content }: Home): string {
  const preloads = fontPreloads.map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('');
  const body = [
    sections.hero(content['hero-slider']),
    sections.search(content['search-bar']),
    sections.statistics(content.statistics),
    sections.text(content['free-content']),
    sections.programme(content['event-schedule']),
    sections.prices(content.pricing),
    sections.voices(content.testimonials),
    sections.letter(content.newsletter),
  ].join('\n');
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>${preloads}<meta name="description" content="${escape(description)}"><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${pageStyles(site)}</style></head><body>
${head(site)}
<main id="main">
${body}
</main>
${foot(site)}
</body></html>
`;
}
