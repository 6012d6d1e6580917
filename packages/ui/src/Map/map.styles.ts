import { outlined } from '../theme/contrast/contrast-media.ts';
import styled from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/visually-hidden.ts';
import { landColour } from './land-colour.ts';

export const MapCanvas = styled.div`
  position: absolute;
  inset: 0;
  background: var(--sunk);
  color: var(--ink);

  /* A ring in two colours: one of them differs from any part of the map. */
  .maplibregl-canvas:focus-visible {
    outline: none;
  }
  &:has(.maplibregl-canvas:focus-visible)::after {
    content: '';
    position: absolute;
    z-index: 3;
    inset: 0;
    border: 3px solid var(--focus);
    box-shadow: inset 0 0 0 3px var(--surface);
    pointer-events: none;

    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }
  .maplibregl-cooperative-gesture-screen {
    background: color-mix(in srgb, black 62%, transparent);
    font: 600 var(--text-1) / 1.3 var(--sans);
    text-align: center;
    padding: var(--space-5);
  }
`;

export const Help = styled.p`
  ${visuallyHidden}
`;

export const Buttons = styled.div`
  position: absolute;
  z-index: 2;
  inset-block: var(--space-3) auto;
  inset-inline: auto var(--space-3);
  display: grid;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-raised);

  /* More specific than the buttons' own style, so that the order of the style sheets does not matter. */
  > button + button {
    border-block-start: 1px solid var(--line);
  }
  @media ${outlined} {
    border: 1px solid var(--ink);
  }
`;

export const Pin = styled.svg`
  width: 34px;
  height: 46px;
  overflow: visible;

  path {
    fill: var(--brand);
    stroke: var(--surface);
    stroke-width: 2;
  }
  circle {
    fill: var(--on-brand);
  }
`;

export const CreditLine = styled.div`
  position: absolute;
  z-index: 2;
  inset-block: auto 0;
  inset-inline: auto 0;
  max-width: 100%;
  padding: 2px 8px 3px;
  background: color-mix(in srgb, var(--surface) 86%, transparent);
  color: var(--ink);
  font-size: var(--text-0);
  line-height: 1.3;

  &:empty {
    display: none;
  }
  a {
    display: inline-block;
    padding-block: 2px;
    text-decoration: none;

    &:hover,
    &:focus-visible {
      text-decoration: underline;
    }
  }
`;

/** The crosshair at the centre of the map: dark on light areas, light on dark ones. */
export const Cross = styled.svg`
  position: absolute;
  z-index: 1;
  inset: calc(50% - 22px) auto auto calc(50% - 22px);
  width: 44px;
  height: 44px;
  pointer-events: none;
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
  filter: drop-shadow(0 0 2px var(--surface)) drop-shadow(0 0 2px var(--surface));
`;

/** An invisible element from which the theme's colours are read. */
export const Probe = styled.span`
  position: absolute;
  background: ${landColour};
  width: 0;
  height: 0;
`;
