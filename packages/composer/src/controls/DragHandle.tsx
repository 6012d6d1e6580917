import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { touchTargetSize } from './controls.styles.ts';

/** A small button at the start of a row that can be dragged. */
export const RowButton = styled(Button)`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 2rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  cursor: grab;
  ${touchTargetSize}

  /* React Aria sets pointer-events to none, so that browsers drag the row. For touch, the handle receives the events
     itself. */
  @media (pointer: coarse) {
    &[slot='drag'] {
      pointer-events: auto !important;
      touch-action: none;
    }
  }

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }
`;

/** The handle that drags a row, also by keyboard. `name` is the name of the row's item. */
export function DragHandle({ name }: { name: string }) {
  const { t } = useTranslation('composer');
  return (
    <RowButton slot="drag" aria-label={t('outline.drag', { name })}>
      <GripVertical aria-hidden="true" />
    </RowButton>
  );
}
