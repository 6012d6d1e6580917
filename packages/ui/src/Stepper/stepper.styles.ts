import styled from 'styled-components';
import { below } from '../theme/breakpoints.ts';
import { outlined } from '../theme/contrast/contrast-media.ts';

/** The steps as a strip of tickets: finished steps have the highlight colour, the current one the brand colour. */
export const Strip = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  filter: var(--shadow-paper);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-3);
    padding: var(--space-3) var(--space-4);
    background: var(--raised);
    color: var(--ink-soft);
    font-size: var(--text-0);
    line-height: 1.25;
  }
  & > li[data-tone] {
    background: var(--page);
    color: var(--ink);
  }
  & > li + li {
    border-inline-start: 1px dashed var(--line);
  }
  & > li > span:first-child {
    min-width: 1ch;
    font: italic 400 var(--text-4) / 1 var(--serif);
  }
  & > li[aria-current] > span:first-child {
    color: var(--highlight-text);
  }
  & > li > span:first-child > svg {
    display: block;
    width: 22px;
    height: 22px;
    stroke-width: 1.75;
  }
  strong,
  small {
    display: block;
    font-size: inherit;
    overflow-wrap: anywhere;
  }
  strong {
    font-size: var(--text-1);
    font-weight: 600;
  }
  @media ${below.laptop} {
    small {
      display: none;
    }
  }
  @media ${below.tablet} {
    grid-auto-flow: row;

    & > li:not([aria-current]) {
      display: none;
    }
    & > li[aria-current] {
      border: 0;
    }
    & > li[aria-current] small {
      display: block;
    }
  }
  @media ${outlined} {
    border: 1px solid var(--ink);

    & > li[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
