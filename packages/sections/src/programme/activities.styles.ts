import { below, from, largeText } from '@kermesse/ui/breakpoints';
import styled, { css } from 'styled-components';

export const Activities = styled.ol`
  li {
    display: grid;
    grid-template-columns: 5.2em minmax(0, 1fr) auto;
    align-items: baseline;
    padding-block: 11px;
  }

  @media ${below.tablet} {
    li {
      grid-template:
        'time leader room calendar' auto
        'title title title calendar' auto
        'note note note calendar' auto / auto minmax(20px, 1fr) fit-content(60%) auto;
      padding-block: var(--space-3);
      border-block-end: 1px solid var(--line);
    }
    li:last-child {
      border: 0;
    }
  }
  @media ${largeText} {
    li {
      grid-template:
        'time calendar' auto
        'title calendar' auto
        'note calendar' auto
        'room calendar' auto / minmax(0, 1fr) auto;
    }
  }
`;

export const Time = styled.time`
  grid-column: 1 / 2;
  font: 400 var(--text-2) / 1.2 var(--serif);
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;

/** Two parts of a line, joined by dots. The second part needs `order: 2`. */
export const dottedLine = css`
  display: flex;
  align-items: baseline;
  gap: 10px;
  min-width: 0;

  &::before {
    content: '';
    order: 1;
    flex: 1;
    min-width: 20px;
    height: 0.34em;
    background: radial-gradient(circle, var(--hairline) 1px, transparent 1.3px) 0 100% / 7px 4px repeat-x;
  }
`;

/** An activity and its room. On phones, the room is on the line of the time, so that the title has the full width. */
export const Line = styled.div`
  ${dottedLine}
  grid-column: 2 / 3;

  > :nth-child(2) {
    order: 2;
  }
  &:not(:has(> :nth-child(2)))::before {
    display: none;
  }
  @media ${below.tablet} {
    display: contents;

    &::before {
      grid-area: leader;
      margin-inline: 10px;
    }
  }
  @media ${largeText} {
    &::before {
      display: none;
    }
  }
`;

export const Title = styled.b`
  font: 400 var(--text-2) / 1.22 var(--serif);
  min-width: 0;
  overflow-wrap: anywhere;

  @media ${below.tablet} {
    grid-area: title;
  }
`;

export const Room = styled.span`
  font: italic 400 var(--text-1) / 1.2 var(--serif);
  color: var(--highlight-text);
  text-align: end;
  text-wrap: balance;
  overflow-wrap: anywhere;

  @media ${from.tablet} {
    flex: none;
    max-width: 42%;
  }
  @media ${below.tablet} {
    grid-area: room;
  }
  @media ${largeText} {
    text-align: start;
  }
`;

/** The link to the calendar file, in a soft colour until it is hovered or focused. */
export const CalendarLink = styled.a`
  display: inline-grid;
  place-items: center;
  grid-column: -2 / -1;
  grid-row: 1;
  align-self: start;
  width: 44px;
  height: 44px;
  margin-block: -8px;
  margin-inline: 4px -12px;
  color: var(--ink-soft);
  transition: color var(--fast) var(--ease);

  &:hover,
  &:focus-visible {
    color: var(--highlight-text);
  }
`;

export const Note = styled.p`
  grid-column: 2 / 3;
  font-size: var(--text-0);
  color: var(--ink-soft);

  @media ${below.tablet} {
    grid-area: note;
  }
`;

export const Empty = styled.p`
  padding-block: var(--space-5);
  font: italic 400 var(--text-2) / 1.4 var(--serif);
  color: var(--ink-soft);
`;
