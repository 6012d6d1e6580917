import { plain } from '../../document/plain.ts';
import type { OfferedLink } from '../../faults/form-context.ts';

/** How many pages are offered at once: what does not fit is found by another letter. */
const most = 6;

/** The pages whose title or address holds what was typed; those that begin with it first. All of them for nothing. */
export function matching(links: readonly OfferedLink[], typed: string): OfferedLink[] {
  const wanted = plain(typed);
  const rank = ({ title, href }: OfferedLink) =>
    plain(title).startsWith(wanted) || href === typed.trim()
      ? 0
      : plain(title).includes(wanted)
        ? 1
        : plain(href).includes(wanted)
          ? 2
          : 3;
  return links
    .filter((link) => rank(link) < 3)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** What people write for an address, as one: `exemple.org` and `ama@exemple.org` get what browsers need before them. */
export function addressOf(written: string): string {
  const text = written.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
