import { below } from '../theme/breakpoints.ts';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

export interface TicketStripProps extends HTMLAttributes<HTMLElement> {
  /** Whether the last ticket is shown torn off from the others. */
  torn?: boolean;
  /** The element. */
  as?: 'div' | 'ul' | 'ol';
}

const Strip = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: 0;
  filter: var(--shadow-paper);
  /* The horizontal positions of the start and the end of a ticket. */
  --start: calc(50% - 50% * var(--forward));
  --end: calc(50% + 50% * var(--forward));

  /* Each ticket has half of every hole at its seam. Together they form holes that show the background. The tickets
     overlap, so that no seam shows between the holes. */
  & > * + * {
    margin-inline-start: -1px;
    mask: radial-gradient(circle 2px at var(--start) 50%, transparent 90%, black) 0 0 / 100% 9px;
  }
  & > :first-child {
    mask: radial-gradient(circle 2px at var(--end) 50%, transparent 90%, black) 0 0 / 100% 9px;
  }
  & > :not(:first-child, :last-child) {
    mask:
      radial-gradient(circle 2px at 0 50%, transparent 90%, black) 0 0 / 51% 9px repeat-y,
      radial-gradient(circle 2px at 100% 50%, transparent 90%, black) 100% 0 / 51% 9px repeat-y;
  }
  &[data-torn] > :last-child {
    transform: rotate(calc(2.6deg * var(--forward))) translate(calc(9px * var(--forward)), 5px);
    transform-origin: var(--start) 100%;
  }

  @media ${below.laptop} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
    gap: 3px;

    & > *,
    & > :first-child,
    & > :not(:first-child, :last-child) {
      margin: 0;
      mask: none;
    }
    &[data-torn] > :last-child {
      transform: rotate(calc(1.2deg * var(--forward))) translate(calc(4px * var(--forward)), 4px);
    }
  }

  @media ${below.tablet} {
    grid-template-columns: 1fr;
    gap: 0;

    & > * + * {
      margin-block-start: -1px;
      mask: radial-gradient(circle 2px at 50% 0, transparent 90%, black) 0 0 / 9px 100%;
    }
    & > :first-child {
      mask: radial-gradient(circle 2px at 50% 100%, transparent 90%, black) 0 0 / 9px 100%;
    }
    & > :not(:first-child, :last-child) {
      mask:
        radial-gradient(circle 2px at 50% 0, transparent 90%, black) 0 0 / 9px 51% repeat-x,
        radial-gradient(circle 2px at 50% 100%, transparent 90%, black) 0 100% / 9px 51% repeat-x;
    }
    &[data-torn] > :last-child {
      transform: rotate(-1.6deg) translate(0, 8px);
    }
  }

  @media print {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
    gap: 3px;

    && > *,
    &&[data-torn] > :last-child,
    && > :not(:first-child, :last-child) {
      margin: 0;
      mask: none;
      transform: none;
    }
  }
`;

/** A row of `Ticket`s joined by perforations. On narrower screens they wrap into columns. */
export function TicketStrip({ torn = false, as = 'div', ...rest }: TicketStripProps) {
  useProviderCheck('TicketStrip');
  return <Strip as={as} data-ticket-strip="" data-torn={torn ? '' : undefined} {...rest} />;
}
