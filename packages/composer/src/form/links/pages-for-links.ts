import { normalizeText } from '../../document/normalize-text.ts';
import type { OfferedLink } from '../../faults/form-context.ts';

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

/** Converts an input to an address: completes `exemple.org` with `https://` and `ama@exemple.org` with `mailto:`. */
export function addressOf(written: string): string {
  const text = written.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
