import styled from 'styled-components';
import { FeatureList } from '../../text/FeatureList.tsx';

/** The container width for name and price on one line. */
const oneLine = '@container (min-width: 540px)';

/**
 * Name and price are on one line if they fit; otherwise the price is beside the last feature, at the end of the line.
 */
export const CardBody = styled.div`
  display: grid;
  flex: 1;
  grid-template: 1fr / minmax(0, 1fr);
  gap: 14px 0;
  min-width: 0;

  & > [data-part='price'] {
    text-align: end;
  }
  @container (380px <= width < 540px) {
    &:has(> ul + [data-part='price']) {
      grid-template-columns: minmax(0, 1fr) fit-content(56%);

      & > :not(ul, [data-part='price']) {
        grid-column: 1 / -1;
      }
      & > ul + [data-part='price'] {
        align-content: end;
        /* No higher than a line of features: the hairlines of neighbouring cards are on one line. */
        line-height: 1;
        padding-block-start: 14px;
        padding-inline-start: var(--space-4);
        border-block-start: 1px solid var(--hairline);
      }
    }
  }
  ${oneLine} {
    grid-template-columns: minmax(0, 1fr) fit-content(44%);
    column-gap: var(--space-5);

    & > [data-part='price'] {
      grid-area: 1 / 2;
      align-self: start;
      padding-block-start: 0.35em;
      text-wrap: balance;
    }
    & > :not(:first-child, [data-part='price']) {
      grid-column: 1 / -1;
    }
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
  flex-flow: row wrap;
  gap: 6px 22px;
  padding-block-start: 14px;
  border-block-start: 1px solid var(--hairline);
  font-size: var(--text-0);

  li {
    gap: 9px;
  }
  svg {
    margin-block-start: 0.15em;
  }
`;

export const Price = styled.p`
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
  margin-block: -6px;
`;
