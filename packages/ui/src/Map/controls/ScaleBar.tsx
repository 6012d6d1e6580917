import styled from 'styled-components';
import { formatLength } from '../../geography/scale.ts';

const Bar = styled.span`
  position: absolute;
  z-index: 2;
  inset-block: var(--space-3) auto;
  inset-inline: var(--space-3) auto;
  padding: 1px 7px 3px;
  background: var(--surface);
  color: var(--ink);
  font: 560 var(--text-0) / 1.3 var(--sans);
  font-variant-numeric: lining-nums tabular-nums;

  svg {
    display: block;
    height: 5px;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
  }
`;

/** A bar that shows the length of a round number of metres on the map. */
export function ScaleBar({ metres, pixels, locale }: { metres: number; pixels: number; locale: string }) {
  return (
    <Bar>
      {formatLength(metres, locale)}
      <svg width={pixels} height="5" aria-hidden="true">
        <path d={`M0 0V5H${pixels}V0`} />
      </svg>
    </Bar>
  );
}
