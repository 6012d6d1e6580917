import { normalizeText } from '../../document/normalize-text.ts';
import type { OfferedLink } from '../../faults/form-context.ts';
import { languagePrefix } from '../../links/paths.ts';

/** Returns the pages whose title or address contains the input, best match first. An empty input matches all. */
export function matching(links: readonly OfferedLink[], typed: string): OfferedLink[] {
  const wanted = normalizeText(typed);
  const rank = ({ title, href }: OfferedLink) =>
    normalizeText(title).startsWith(wanted) || href === typed.trim()
      ? 0
      : normalizeText(title).includes(wanted)
        ? 1
        : normalizeText(href).includes(wanted)
          ? 2
          : 3;
  return links.filter((link) => rank(link) < 3).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Converts an input to an address: the title of a page, an absolute URL of this site, `exemple.org`, `ama@exemple.org`
 * or a phone number. Any other input stays as it is.
 *
 * @param origin the origin of this site. A page of it gets a path without the language, which follows the visitor's.
 */
export function addressOf(written: string, links: readonly OfferedLink[], origin: string): string {
  const text = written.trim();
  const named = links.find(({ title }) => normalizeText(title) === normalizeText(text));
  if (named !== undefined) return named.href;
  if (text === origin || text.startsWith(`${origin}/`)) {
    const path = text.slice(origin.length).replace(languagePrefix, '');
    return path.startsWith('/') ? path : `/${path}`;
  }
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:tel:)?\+\d[\d ().-]{5,}$/.test(text)) return `tel:+${text.replaceAll(/\D/g, '')}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
