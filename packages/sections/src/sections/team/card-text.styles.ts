import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { FeatureList } from '../../text/FeatureList.tsx';

/** Name and foot. Beside another card, they are on the rows of the grid, so that neighbouring hairlines align. */
export const CardBody = styled.div`
  display: grid;
  flex: 1;
  grid-template: 1fr auto / minmax(0, 1fr);
  gap: 14px 0;
  min-width: 0;

  @media print, ${from.tablet} {
    [data-format='wide'] > * > * > &,
    [data-format='narrow'] > * > * > & {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`;

/** Features and price, below a hairline. The price is beside the last feature if it fits, otherwise below. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2) var(--space-4);
  padding-block-start: 14px;
  border-block-start: 1px solid var(--hairline);

  &:empty {
    display: none;
  }
`;

export const Name = styled.h3`
  font-size: var(--text-3);
  line-height: 1.12;
  overflow-wrap: break-word;

  [data-format='portrait'] & {
    font-size: var(--text-2);
  }
`;

export const Provider = styled.p`
  margin-block-start: 5px;
  font: italic 400 var(--text-1) / 1.3 var(--serif);
  color: var(--ink-soft);
`;

export const Features = styled(FeatureList)`
  display: flex;
  flex: 1 1 14rem;
  align-self: flex-start;
  flex-flow: row wrap;
  gap: 6px 22px;
  font-size: var(--text-0);

  li {
    gap: 9px;
  }
  svg {
    margin-block-start: 0.15em;
  }
`;

export const Price = styled.p`
  margin-inline-start: auto;
  font: 400 var(--text-2) / 1.2 var(--serif);

  b {
    font-weight: 400;
    white-space: nowrap;
  }
  small {
    font: 500 var(--text-0) / 1.2 var(--sans);
    color: var(--ink-soft);
  }
`;

export const Action = styled.p`
  flex: 0 0 100%;
  margin-block: -6px;
`;
