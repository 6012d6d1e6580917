import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 2.6vw, 36px) clamp(36px, 7vw, 112px);

  @media ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &[data-pictured] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      grid-template-rows: 1fr auto auto 1fr;
    }
  }
`;

/** The lines are outside the picture, so the arch includes the space for them. */
export const Arch = styled.div`
  --round: 999px 999px 0 0;
  position: relative;
  width: calc(100% - 30px);
  max-width: 400px;
  aspect-ratio: 4 / 5;
  margin: 15px auto;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: -9px;
    border: 1px solid var(--hairline);
    border-radius: var(--round);
    pointer-events: none;
  }
  &::after {
    inset: -14px;
  }
  && picture,
  && img {
    width: 100%;
    height: 100%;
    border-radius: var(--round);
    object-fit: cover;
    object-position: 50% 84%;
  }

  @media ${from.tablet} {
    grid-row: 1 / -1;
    align-self: center;
    max-width: 560px;
    aspect-ratio: 5 / 7;
    margin-inline: 15px;
  }
`;

export const Words = styled.div`
  min-width: 0;

  @media ${from.tablet} {
    [data-pictured] > & {
      grid-area: 2 / 2;
    }
  }
`;

export const Offer = styled.div`
  min-width: 0;

  &:empty {
    display: none;
  }

  @media ${from.tablet} {
    [data-pictured] > & {
      grid-area: 3 / 2;
    }
  }
`;

export const Above = styled.p`
  line-height: 1.25;
  color: var(--highlight-text);
  margin-block-end: var(--space-3);
`;

export const Title = styled.h2`
  font-size: var(--text-5);
  line-height: 1;
  text-wrap: balance;
  overflow-wrap: break-word;

  em {
    font-style: italic;
  }
  &[data-length='long'] {
    font-size: var(--text-4);
    line-height: 1.06;
  }
`;

export const Lead = styled.p`
  max-width: 38em;
  margin-block-start: clamp(16px, 1.8vw, 24px);
  color: var(--ink-soft);
`;

export const Inclusions = styled.div`
  &:not(:last-child) {
    margin-block-end: clamp(28px, 2.6vw, 36px);
  }
`;

export const IncludedTitle = styled.h3`
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--hairline);
  font: italic 400 var(--text-2) / 1.2 var(--serif);
`;

export const Included = styled.ul`
  li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    padding-block: 11px;
    border-block-end: 1px solid var(--line);
    line-height: 1.4;
  }
  li:last-child {
    border-block-end-color: var(--hairline);
  }
  svg {
    flex: none;
    width: 17px;
    height: 17px;
    margin-block-start: 0.25em;
    color: var(--highlight-text);
  }
`;
