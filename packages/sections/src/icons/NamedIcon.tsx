import styled from 'styled-components';
import type { IconName } from './names.ts';

const Drawing = styled.svg`
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** An icon that editors can choose, as decoration beside text. All icons are in one SVG sprite. */
export function NamedIcon({
  name,
}: {
  /** The name of the icon. */
  name: IconName;
}) {
  return (
    <Drawing aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </Drawing>
  );
}
