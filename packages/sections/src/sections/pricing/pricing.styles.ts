import { below, from } from '@kermesse/ui/breakpoints';
import { Ticket } from '@kermesse/ui/Ticket';
import styled from 'styled-components';
import { FeatureList } from '../../text/FeatureList.tsx';

export const Priced = styled(Ticket)`
  @media ${from.laptop} {
    min-height: 500px;

    &[data-highlighted] {
      min-height: 566px;
    }
  }
  /* Without the button and the serial number. */
  @media print {
    &&[data-stubbed] {
      --stub: 2.75rem;
    }
  }
`;

/** The part before the perforation. On a tablet, the price is on the left and the features are on the right. */
export const Offer = styled.div`
  @media ${from.tablet} and ${below.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
    align-items: center;
    gap: var(--space-3);
    min-height: 100%;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Ornament = styled.div`
  position: absolute;
  inset-block-start: -150px;
  inset-inline-end: -150px;
  width: 330px;
  height: 330px;
  color: var(--highlight-text);
  opacity: 0.26;
  pointer-events: none;
`;

export const Name = styled.h3`
  position: relative;
  font: italic 400 var(--text-3) / 1.15 var(--serif);
  overflow-wrap: anywhere;
`;

export const Amount = styled.p`
  position: relative;
  margin-block-start: var(--space-5);
  font: 300 clamp(2.6rem, 1.4rem + 3vw, 4.6rem) / 0.98 var(--serif);
  font-variant-numeric: oldstyle-nums proportional-nums;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
`;

export const Frequency = styled.p`
  position: relative;
  margin-block-start: var(--space-1);
  font-size: var(--text-0);
  color: var(--ink-soft);
`;

export const Features = styled(FeatureList)`
  position: relative;
  display: grid;
  gap: var(--space-2);
  margin-block-start: 22px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--hairline);

  @media ${from.tablet} and ${below.laptop} {
    align-content: center;
    min-height: 100%;
    margin-block-start: 0;
    padding-block: var(--space-2);
    padding-inline-start: var(--space-4);
    border-block-start: 0;
    border-inline-start: 1px solid var(--hairline);
  }
`;

export const Serial = styled.span`
  /* In vertical writing mode, the block end is on the left, whatever the direction of the page. */
  margin-block-end: auto;
  writing-mode: vertical-rl;
  font: 400 var(--text-0) / 1 var(--serif);
  font-variant-numeric: lining-nums;
  letter-spacing: 0.1em;
  color: var(--ink-soft);

  /* A larger text size leaves no room beside the button. */
  @container stub (max-width: 11rem) {
    display: none;
  }
  &:dir(rtl) {
    margin-block: auto 0;
  }

  @media ${from.tablet} and ${below.laptop} {
    &,
    &:dir(rtl) {
      margin-block: 0;
    }
    writing-mode: horizontal-tb;
  }
`;
