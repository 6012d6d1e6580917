import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { FeatureList } from '../../text/FeatureList.tsx';
import { SectionTitle } from '../../text/SectionTitle.tsx';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 2.6vw, 36px) clamp(36px, 7vw, 112px);

  @media print, ${from.tablet} {
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

  @media print, ${from.tablet} {
    grid-row: 1 / -1;
    align-self: center;
    max-width: 560px;
    aspect-ratio: 5 / 7;
    margin-inline: 15px;
  }
  @media print {
    align-self: start;
    max-width: 200px;
  }
`;

export const Words = styled.div`
  min-width: 0;

  @media print, ${from.tablet} {
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

  @media print, ${from.tablet} {
    [data-pictured] > & {
      grid-area: 3 / 2;
    }
  }
`;

export const Title = styled(SectionTitle)`
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

export const Included = styled(FeatureList)`
  li {
    gap: 12px;
    padding-block: 11px;
    border-block-end: 1px solid var(--line);
  }
  li:last-child {
    border-block-end-color: var(--hairline);
  }
`;
