import styled from 'styled-components';
import { below } from '../theme/breakpoints.ts';
import { outlined } from '../theme/contrast/contrast-media.ts';
import { notchedCorners } from '../theme/notched-corners.ts';

/** The steps as a strip of tickets: finished steps have the highlight colour, the current one the brand colour. */
export const Strip = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  filter: var(--shadow-paper);
  --notch: 9px;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-3);
    padding: var(--space-3) var(--space-4);
    position: relative;
    background: var(--raised);
    color: var(--ink-soft);
    mask: ${notchedCorners};
    font-size: var(--text-0);
    line-height: 1.25;
  }
  & > li[data-tone] {
    background: var(--page);
    color: var(--ink);
  }
  /* The perforation. The tickets overlap a little, so that no seam shows between them. */
  & > li + li {
    margin-inline-start: -0.5px;
  }
  & > li + li::before {
    content: '';
    position: absolute;
    inset-block: 13px;
    inset-inline: 0 auto;
    width: 2px;
    background: radial-gradient(circle, var(--ink-soft) 1px, transparent 1.3px) 0 0 / 2px 7px;
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
    width: 1.375rem;
    height: 1.375rem;
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
    & > li[aria-current]::before {
      display: none;
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
