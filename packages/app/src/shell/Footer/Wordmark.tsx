import styled from 'styled-components';

const Word = styled.svg`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;

  text {
    fill: url(#footer-cloth);
    font: 600 100px var(--serif);
    letter-spacing: -0.045em;
    /* From right to left, x would be the end of the name. */
    direction: ltr;
  }
`;

const Background = styled.rect`
  fill: var(--pattern-3);
`;
const Petals = styled.path`
  fill: none;
  stroke: var(--pattern-2);
  stroke-width: 1.5;
  stroke-linecap: round;
`;
const Rings = styled.path`
  fill: none;
  stroke: color-mix(in srgb, var(--pattern-3) 62%, var(--ink));
  stroke-width: 1.2;
  opacity: 0.55;
`;
const Dots = styled.path`
  fill: none;
  stroke: var(--pattern-2);
  stroke-width: 2;
  stroke-linecap: round;
`;

const turn = (radius: number, angle: number) => {
  const [x, y] = [13 + radius * Math.cos(angle), 13 + radius * Math.sin(angle)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};
const petals = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return `M${turn(2.6, angle)}L${turn(6.2, angle)}`;
}).join('');
const ring = (radius: number) =>
  `M${13 - radius} 13a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** The approximate width of a letter of the display serif, in hundredths of the font size. */
const letter = 45.5;

/** Draws the site's name as wide as the page, filled with a repeated wax print pattern in the pattern roles. */
export function Wordmark({ name }: { name: string }) {
  const width = Math.max(4, name.length) * letter;
  return (
    <Word viewBox={`0 0 ${width} 84`} aria-hidden="true">
      <defs>
        <pattern id="footer-cloth" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="scale(0.72)">
          <Background width="26" height="26" />
          <Rings d={ring(8.6) + ring(11.4)} />
          <Petals d={petals} />
          <Dots d="M13 13h.01M0 0h.01M26 0h.01M0 26h.01M26 26h.01M13 0h.01M13 26h.01M0 13h.01M26 13h.01" />
        </pattern>
      </defs>
      <text x="-3.4" y="76" textLength={width + 5} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </Word>
  );
}
