import { below, from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

export const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 5vw, 72px);

  @media ${from.laptop} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  @media print {
    &[data-pictured] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    }
  }
`;

export const Plate = styled.div`
  position: relative;
  place-self: start stretch;
  aspect-ratio: 4 / 5;
  max-height: 560px;
  box-shadow: var(--shadow-rest);

  && picture,
  && img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 84%;
  }

  @media ${from.tablet} and ${below.laptop} {
    aspect-ratio: 16 / 10;

    && img {
      object-position: 50% 97%;
    }
  }
  @media ${from.laptop} {
    position: sticky;
    aspect-ratio: 5 / 7;
    max-height: none;
    inset-block-start: 112px;
  }
`;

export const Reasons = styled.div`
  min-width: 0;
`;

export const Kits = styled.ol`
  border-block-start: 1px solid var(--hairline);

  @media ${from.laptop} {
    :not([data-pictured]) > * > & {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: clamp(40px, 6vw, 96px);
    }
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: clamp(52px, 2.2rem + 4.4vw, 104px) minmax(0, 1fr);
  align-items: first baseline;
  padding-block: clamp(24px, 2.4vw, 34px);

  @media print {
    padding-block: 12px;
  }
  border-block-end: 1px solid var(--hairline);

  @media ${from.tablet} {
    &:has(> :nth-child(3)) {
      grid-template-columns: clamp(52px, 2.2rem + 4.4vw, 104px) minmax(0, 1fr) clamp(150px, 14vw, 184px);
    }
  }
`;

/* A small line height, so that the texts determine the height of a row and the numeral starts on their first line. */
export const Numeral = styled.span`
  font: 400 clamp(3.6rem, 2.6rem + 4vw, 6.4rem) / 0.2 var(--serif);
  font-variant-numeric: oldstyle-nums proportional-nums;
  letter-spacing: -0.02em;
  color: var(--highlight-text);
`;

export const Body = styled.div`
  min-width: 0;
`;

export const Name = styled.h3`
  font-size: var(--text-3);
  line-height: 1.15;
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  max-width: 36em;
  margin-block-start: var(--space-2);
  color: var(--ink-soft);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-5);
  margin-block: var(--space-2) -8px;
`;

export const Price = styled.span`
  font: 400 var(--text-2) / 44px var(--serif);
  font-variant-numeric: oldstyle-nums proportional-nums;
  white-space: nowrap;

  small {
    font: 500 var(--text-0) / 1 var(--sans);
    color: var(--ink-soft);
  }
`;

export const Thumbnail = styled.div`
  grid-column: 2;
  margin-block-start: var(--space-4);

  && img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  @media ${from.tablet} {
    grid-column: 3;
    align-self: start;
    margin-block: 4px 0;
    margin-inline: clamp(16px, 2vw, 28px) 0;

    && img {
      aspect-ratio: 1;
    }
  }
`;

export const Actions = styled.div`
  margin-block-start: clamp(28px, 2.6vw, 36px);

  &:empty {
    display: none;
  }
`;
