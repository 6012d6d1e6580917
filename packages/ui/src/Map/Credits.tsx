import type { Credit } from './attribution.ts';
import { CreditLine } from './map.styles.ts';

/** Whose data a map shows, as words and links. It always stands on the map: the licences ask for it. */
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
