import { below } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';

const Perforated = styled.div`
  /* Multiples of the 12 px between two perforations. */
  inline-size: 120px;
  block-size: 144px;
  padding: 9px;
  background: radial-gradient(circle, transparent 3.3px, var(--surface) 3.7px) -6px -6px / 12px 12px;
  filter: var(--shadow-paper);

  @media ${below.laptop} {
    inline-size: 96px;
    block-size: 120px;
  }
  svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Sky = styled.rect`
  fill: var(--page);
`;
const Halo = styled.circle`
  fill: var(--pattern-1);
`;
const Moon = styled.circle`
  fill: var(--highlight);
`;
const Land = styled.path`
  fill: var(--sunk);
`;
const Strokes = styled.path`
  fill: none;
  stroke: var(--highlight);
  stroke-width: 1.1;
  stroke-linecap: round;
`;
const Value = styled.text`
  fill: var(--ink);
  font: italic 400 11px var(--serif);
`;

/**
 * Draws the site's postage stamp in the theme's colours: the moon over the lagoon, a pirogue and a string of lights.
 */
export function Stamp() {
  return (
    <Perforated>
      <svg viewBox="0 0 90 110" preserveAspectRatio="xMidYMid slice" data-tone="brand" aria-hidden="true">
        <Sky width="90" height="110" />
        <Halo cx="48" cy="52" r="37" />
        <Moon cx="48" cy="52" r="24" />
        <Land d="M0 70Q14 60 26 66T52 64T78 62T90 66V110H0Z" />
        <Strokes d="M30 78H66M36 84H60M40 90H56M48 96H80M44 102H70" />
        <Land d="M20 76Q44 88 70 74Q62 84 46 85Q30 85 20 76Z" />
        <Land d="M42 79V62Q42 59 44 59T46 62V79ZM41.600 57a2.4 2.4 0 1 0 4.800 0a2.4 2.4 0 1 0 -4.800 0M46 66L60 88L61 87L47 64Z" />
        <Strokes d="M0 12Q24 28 45 16T90 10" />
        <Strokes d="M14 19.500v3M30 21.300v3M45 16v3M60 12.600v3M76 12v3" />
        <Value x="7" y="104">
          404 F
        </Value>
      </svg>
    </Perforated>
  );
}
