import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

/** The banner for an unverified address. Its button covers it: a click anywhere sends the link (specification §2). */
export const Banner = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--hairline);
  background: var(--surface);
  box-shadow: inset 4px 0 0 var(--highlight);

  & > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--highlight-text);
    stroke-width: 1.4;
  }
  & > button {
    position: static;
  }
  & > button::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  strong,
  strong + span {
    display: block;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  strong {
    margin-bottom: 2px;
    font-size: var(--text-2);
    font-weight: 600;
    line-height: 1.3;
  }
  @media ${below.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--space-4) var(--space-3);

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The links to the main tasks, as a strip of tickets. */
export const Links = styled.div`
  @media ${from.tablet} and ${below.laptop} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** The link that covers a whole ticket. */
export const LinkCard = styled.a`
  display: grid;
  flex: 1;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-2);
  margin-block: -26px -24px;
  margin-inline: -30px -26px;
  padding-block: 30px 24px;
  padding-inline: 32px 28px;
  color: var(--ink);
  text-decoration: none;
  transition: background-color var(--fast) var(--ease);

  &:hover {
    background: color-mix(in srgb, var(--highlight) 9%, transparent);
  }
  &:focus-visible {
    outline-offset: -9px;
  }
  svg {
    width: 1.75rem;
    height: 1.75rem;
    margin-bottom: var(--space-2);
    color: var(--highlight-text);
    stroke-width: 1.3;
  }
  strong {
    font: 400 var(--text-3) / 1.15 var(--serif);
    text-wrap: balance;
  }
  span {
    color: var(--ink-soft);
    line-height: 1.45;
  }
  svg:last-child {
    width: 1.25rem;
    height: 1.25rem;
    margin: var(--space-3) 0 0;
    transition: translate var(--fast) var(--ease);
  }
  &:hover svg:last-child {
    translate: calc(4px * var(--forward)) 0;
  }
`;
