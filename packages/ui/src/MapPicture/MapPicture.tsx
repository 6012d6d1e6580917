import styled from 'styled-components';
import type { MapDrawing } from '../geography/drawing/drawing.ts';
import { drawingHeight, drawingWidth } from '../geography/drawing/drawing-size.ts';
import { creditsOf } from '../Map/controls/attribution.ts';
import { Credits } from '../Map/controls/Credits.tsx';
import { landColour } from '../Map/land-colour.ts';
import { ownAttribution } from '../Map/own/own-credits.ts';
import { pinPaths } from '../Map/pin.ts';
import { ScaleBar } from '../Map/controls/ScaleBar.tsx';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const credits = creditsOf(ownAttribution);

export interface MapPictureProps {
  /** The drawing. Without one, the picture is empty. */
  drawing?: MapDrawing;
  /** Whether the picture shows a pin at the centre. */
  pinned: boolean;
  /** The language of the scale. */
  locale: string;
  /** The accessible name of the attribution. */
  attribution: string;
  /** Whether a map covers the picture. The map then shows the attribution. */
  covered: boolean;
}

/** The visible part of the drawing, by whose width labels are hidden. */
const Visible = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;
`;

/** The drawing at its own size, centred, so that an interactive map lies exactly over it. */
const MapDrawingView = styled.svg`
  position: absolute;
  inset: calc(50% - ${drawingHeight / 2}px) auto auto calc(50% - ${drawingWidth / 2}px);
  max-width: none;
  width: ${drawingWidth}px;
  height: ${drawingHeight}px;
  background: var(--page);
  stroke-linejoin: round;

  [data-part='land'] {
    fill: ${landColour};
    fill-rule: evenodd;
  }
  [data-part='water'] {
    fill: var(--page);
    fill-rule: evenodd;
  }
  [data-part='grid'] {
    stroke: var(--control);
    stroke-width: 1;
    opacity: 0.28;
  }
  [data-part='coast'] {
    stroke: var(--highlight-text);
    stroke-width: 1.4;
  }
  [data-part='borders'] {
    stroke: var(--ink-soft);
    stroke-width: 1.4;
    stroke-dasharray: 7 4;
  }
  [data-part='town'] {
    fill: var(--ink);
    stroke: ${landColour};
    stroke-width: 1.5;
  }
  text {
    fill: var(--ink);
    stroke: ${landColour};
    stroke-width: 3.5px;
    paint-order: stroke;
    font: 600 14px/1 var(--sans);
    text-anchor: middle;
  }
  text[data-large] {
    font-size: 17px;
  }
  /* A town whose label would be cut at the side has no label: its size is 0. Browsers without typed attr() show it. */
  text[data-reach] {
    font-size: clamp(0px, (50cqi - attr(data-reach px)) * 99, 14px);
  }
  text[data-reach][data-large] {
    font-size: clamp(0px, (50cqi - attr(data-reach px)) * 99, 17px);
  }
  [data-part='pin'] {
    fill: var(--brand);
    stroke: var(--surface);
    stroke-width: 2;
  }
  [data-part='eye'] {
    fill: var(--on-brand);
  }
`;

/** Returns how far from the centre a town's label ends, in pixels, with a distance of 24 to the edge. */
const reachOf = (name: string, x: number) => Math.round(Math.abs(x - drawingWidth / 2) + name.length * 4.5 + 24);

/**
 * A static picture of a place on a map: coasts, borders, waters and towns (`drawMap`) in the theme's colours. It is
 * shown until the interactive map has loaded, or in its place. It is decorative: put the address in text next to it.
 */
export function MapPicture({ drawing, pinned, locale, attribution, covered }: MapPictureProps) {
  useProviderCheck('MapPicture');
  return (
    <>
      <Visible>
        <MapDrawingView viewBox={`0 0 ${drawingWidth} ${drawingHeight}`} data-tone="brand" aria-hidden="true">
          {drawing !== undefined && (
            <>
              <g data-tone="page">
                <path data-part="land" d={drawing.land} />
              </g>
              <path data-part="water" d={drawing.water} />
              <g data-tone="page" fill="none">
                <path data-part="grid" d={drawing.grid} />
                <path data-part="coast" d={drawing.coast} />
                <path data-part="borders" d={drawing.borders} />
              </g>
              <g data-tone="page">
                {drawing.towns.map(({ name, x, y, isLarge }) => (
                  <g key={`${name} ${x} ${y}`} transform={`translate(${x} ${y})`}>
                    <circle data-part="town" r={isLarge ? 4 : 3} />
                    <text y={isLarge ? -10 : -8} data-large={isLarge ? '' : undefined} data-reach={reachOf(name, x)}>
                      {name}
                    </text>
                  </g>
                ))}
              </g>
            </>
          )}
          {pinned && (
            <g data-tone="page" transform={`translate(${drawingWidth / 2 - 17} ${drawingHeight / 2 - 46})`}>
              <path data-part="pin" d={pinPaths.body} />
              <circle data-part="eye" {...pinPaths.eye} />
            </g>
          )}
        </MapDrawingView>
      </Visible>
      {drawing !== undefined && !covered && (
        <>
          <ScaleBar {...drawing.scale} locale={locale} />
          <Credits credits={credits} label={attribution} />
        </>
      )}
    </>
  );
}
