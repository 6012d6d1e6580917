import type { Credit } from './attribution.ts';
import { CreditLine } from '../map.styles.ts';

/** The attribution of a map's data, as text and links. It is always visible: the licences require it. */
export function Credits({ credits, label }: { credits: Credit[]; label: string }) {
  return (
    <CreditLine role="group" aria-label={label}>
      {credits.map(({ text, href }, place) =>
        href === undefined ? (
          <span key={`${place} ${text}`}>{text}</span>
        ) : (
          <a key={`${place} ${text}`} href={href} rel="noopener noreferrer" target="_blank">
            {text}
          </a>
        ),
      )}
    </CreditLine>
  );
}
