import { MapStage } from '@kermesse/ui/map-stage';
import styled from 'styled-components';

export const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* The title of a part with its own fields, so it does not look like a label. */
  & > strong {
    margin-top: var(--space-3);
    font: 400 var(--text-3) / 1.2 var(--serif);
  }
`;

/** The retry button of a failed search, below its error. */
export const Retry = styled.div`
  margin-top: var(--space-2);
`;

export const Stage = styled(MapStage)`
  height: clamp(260px, 46vw, 360px);
`;

export const Where = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-0);
  font-variant-numeric: lining-nums tabular-nums;

  &:empty {
    display: none;
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;
