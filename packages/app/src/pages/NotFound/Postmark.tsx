import styled from 'styled-components';

const Ink = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.3;
  overflow: visible;

  text {
    fill: currentColor;
    stroke: none;
    font: 700 9px var(--sans);
    letter-spacing: 0.14em;
    text-transform: uppercase;
  }
`;

/** Draws a round postmark with five wavy lines. `town` is set along the ring, `code` in the middle. */
export function Postmark({ town, code, className }: { town: string; code: string; className?: string }) {
  return (
    <Ink viewBox="0 0 170 92" className={className} aria-hidden="true">
      <circle cx="46" cy="46" r="44" />
      <circle cx="46" cy="46" r="30" />
      <path d="M84 22q11 -7 22 0t22 0t22 0M88 34q11 -7 22 0t22 0t22 0M90 46q11 -7 22 0t22 0t22 0M88 58q11 -7 22 0t22 0t22 0M84 70q11 -7 22 0t22 0t22 0" />
      <path id="postmark-ring" d="M12 46a34 34 0 0 1 68 0" stroke="none" />
      <text>
        <textPath href="#postmark-ring" startOffset="50%" textAnchor="middle">
          {town}
        </textPath>
      </text>
      <text x="47" y="52" textAnchor="middle" fontSize="17">
        {code}
      </text>
      <path d="M28 58h36M28 36h36" />
    </Ink>
  );
}
