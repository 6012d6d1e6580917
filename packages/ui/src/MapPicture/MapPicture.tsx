import styled from 'styled-components';
import {
  beach,
  compass,
  gardens,
  height,
  inlandTown,
  lagoon,
  pirogues,
  sea,
  shoreTown,
  waves,
  wharfDeck,
  wharfPiles,
  width,
} from './streets.ts';

export interface MapPictureProps {
  /** Where the middle is, in degrees; near Lomé the town gets its shore. */
  lat: number;
  lng: number;
  /** Whether a pin stands in the middle. */
  pinned: boolean;
}

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;

  [data-part='land'] {
    fill: var(--paper-1);
  }
  [data-part='lanes'] {
    stroke: var(--page);
    stroke-width: 3;
  }
  [data-part='streets'] {
    stroke: var(--surface);
    stroke-width: 7;
  }
  [data-part='casing'] {
    stroke: var(--paper-3);
    stroke-width: 17;
  }
  [data-part='avenues'] {
    stroke: var(--surface);
    stroke-width: 14;
  }
  [data-part='gardens'] {
    stroke: var(--highlight-text);
    stroke-width: 7;
    stroke-linecap: round;
    opacity: 0.5;
  }
  [data-part='beach'] {
    fill: var(--paper-3);
  }
  [data-part='sea'] {
    fill: var(--page);
  }
  [data-part='waves'] {
    stroke: var(--hairline);
    stroke-width: 1.2;
  }
  [data-part='boats'] {
    fill: var(--highlight-text);
  }
  [data-part='deck'] {
    stroke: var(--highlight-text);
    stroke-width: 5;
  }
  [data-part='piles'] {
    stroke: var(--highlight-text);
    stroke-width: 2.5;
  }
  [data-part='rose'] {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  [data-part='rose-dark'] {
    fill: var(--ink);
  }
  [data-part='pin'] {
    fill: var(--brand);
    stroke: var(--surface);
    stroke-width: 3;
  }
  [data-part='pin-eye'] {
    fill: var(--highlight);
  }
  [data-part='shade'] {
    fill: color-mix(in srgb, black 22%, transparent);
  }
`;

/** Whether a point lies in or around Lomé. */
const byTheShore = (lat: number, lng: number) => Math.abs(lat - 6.15) < 0.2 && Math.abs(lng - 1.23) < 0.25;

/**
 * A map drawn by hand in the house's palette: what stands where a map will be, or where none can be had. It is an
 * ornament: the place's address belongs in words beside it.
 */
export function MapPicture({ lat, lng, pinned }: MapPictureProps) {
  const shore = byTheShore(lat, lng);
  const { lanes, streets, avenues } = shore ? shoreTown : inlandTown;
  return (
    <Sheet viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g data-tone="paper">
        <rect data-part="land" width={width} height={height} />
        <g fill="none" strokeLinejoin="round">
          <path data-part="lanes" d={lanes} />
          <path data-part="streets" d={streets} />
          <path data-part="casing" d={avenues} />
          <path data-part="avenues" d={avenues} />
          {shore && <path data-part="gardens" d={gardens} />}
        </g>
        {shore && <path data-part="beach" d={beach} />}
      </g>
      {shore && (
        <g data-tone="brand">
          <path data-part="sea" d={sea} />
          <path data-part="sea" d={lagoon} />
          <g fill="none">
            <path data-part="waves" d={waves} />
            <path data-part="deck" d={wharfDeck} />
            <path data-part="piles" d={wharfPiles} />
          </g>
          <path data-part="boats" d={pirogues} />
        </g>
      )}
      <g data-tone="paper">
        <g transform={`translate(${shore ? '816 374' : '860 250'})`}>
          {compass.map(({ half, whole }) => (
            <g key={half}>
              <path data-part="rose" d={whole} />
              <path data-part="rose-dark" d={half} />
            </g>
          ))}
        </g>
        {pinned && (
          <>
            <ellipse data-part="shade" cx="600" cy="452" rx="20" ry="6" />
            <path data-part="pin" d="M600 450C584 424 566 406 566 382a34 34 0 1 1 68 0c0 24-18 42-34 68Z" />
            <circle data-part="pin-eye" cx="600" cy="382" r="12" />
          </>
        )}
      </g>
    </Sheet>
  );
}
