import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

/** Fewer than four tickets keep the width of a ticket. */
export const Row = styled.div`
  @media ${from.laptop} {
    &[data-count='1'] {
      max-width: 340px;
    }
    &[data-count='2'] {
      max-width: 660px;
    }
    &[data-count='3'] {
      max-width: 990px;
    }
  }
`;

/** The content of a ticket: all of it is the link, and the focus ring stays inside the notches. */
export const Face = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  /* Free space is above the foot, so that the titles of a row are on one line. */
  grid-template-rows: auto auto 1fr auto;
  min-width: 0;

  @media ${from.tablet} {
    min-height: 262px;
  }
  @media print {
    min-height: 0;
  }
`;

/** The italic font has old-style figures only; they are large and aligned with the line of their Nº. */
export const Number = styled.p`
  display: flex;
  align-items: flex-start;
  margin-block: -0.06em 0;
  font: italic 400 clamp(5.4rem, 3.9rem + 4.2vw, 8.6rem) / 0.7 var(--serif);
  letter-spacing: -0.05em;
  color: var(--highlight-text);

  small {
    font: 400 var(--text-1) / 1 var(--serif);
    letter-spacing: 0;
    margin-inline-end: 5px;
  }
  @media print {
    font-size: 30pt;
  }
`;

export const Title = styled.h3`
  padding-block-start: clamp(30px, 4vw, 46px);
  font-size: var(--text-3);
  line-height: 1.12;
  overflow-wrap: break-word;
  hyphens: auto;

  @media print {
    padding-block-start: 12px;
  }
`;

export const Entry = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    transition: background-color var(--fast) var(--ease);
  }
  @media (hover: hover) {
    &:hover::after {
      background: color-mix(in srgb, currentColor 7%, transparent);
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -11px;
  }
`;

export const Words = styled.p`
  margin-block-start: var(--space-2);
  font-size: var(--text-0);
  line-height: 1.42;
`;

export const Foot = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-row: 4;
  margin-block-start: var(--space-4);
  padding-block-start: 13px;
  border-block-start: 1px solid var(--hairline);
  color: var(--highlight-text);

  svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  svg:last-child {
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: auto;
    color: var(--ink);
    transition: translate var(--base) var(--ease);
  }
  *:has(> a:hover) ~ & svg:last-child,
  *:has(> a:focus-visible) ~ & svg:last-child {
    translate: calc(4px * var(--forward)) 0;
  }
`;
