import { from } from '@kermesse/ui/breakpoints';
import { MapStage } from '@kermesse/ui/map-stage';
import styled from 'styled-components';

export const MapFigure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
`;

export const Stage = styled(MapStage)`
  min-height: max(280px, 15rem);

  @media ${from.tablet} {
    min-height: 420px;
  }
`;

export const Caption = styled.div`
  padding: var(--space-4) clamp(20px, 4vw, 56px) var(--space-5);
`;

export const Where = styled.address`
  font: italic 400 var(--text-2) / 1.3 var(--serif);
  font-variant-numeric: oldstyle-nums;
  text-wrap: balance;
`;

export const Position = styled.p`
  margin-block: 2px var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-0);
  font-variant-numeric: lining-nums;

  &:empty {
    display: none;
  }
`;

export const Failed = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: var(--space-2);
  font-weight: 600;
  color: var(--danger);

  &[data-state='unsupported'] {
    color: var(--ink-soft);
    font-weight: 400;
    font-size: var(--text-0);
  }
  /* Stays in the accessibility tree, so that screen readers announce its text. */
  &:empty {
    position: absolute;
  }
`;
