import type { Credit } from './attribution.ts';
import { CreditLine } from '../map.styles.ts';

/** The attribution of a map's data, as text and links. It is always visible: the licences require it. */
export function Credits({ credits, label }: { credits: Credit[]; label: string }) {
  return (
    <CreditLine role="group" aria-label={label}>
      {credits.map(({ text, href }, index) =>
        href === undefined ? (
          <span key={`${index} ${text}`}>{text}</span>
        ) : (
          <a key={`${index} ${text}`} href={href} rel="noopener noreferrer" target="_blank">
            {text}
          </a>
        ),
      )}
    </CreditLine>
  );
}
