import { oval, type Point } from '../geometry/curve.ts';
import { at, group, path } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

/** A person cut from paper: standing on 0,0, about 200 tall, facing right. */
export interface Figure {
  /** The silhouette; takes the fill of its group. */
  body: string;
  /** What is cut out or laid on: hems, embroidery, jewels. Strokes take the group's stroke, as `currentColor`. */
  cuts?: string;
}

/** A hand as path markup. */
export function hand([x, y]: Point, degrees = 0, size = 1): string {
  return path(oval(x, y, 5.4 * size, 3.5 * size, degrees));
}

/** Filled in the colour of the cuts. */
export const solid = { fill: 'currentColor', stroke: 'none' };

/** How a figure is put into a scene. */
export interface Placement {
  x: number;
  y: number;
  scale?: number;
  /** Mirrored, so that it faces left. */
  flip?: boolean;
  ink?: string;
  rim?: string;
  rimOpacity?: number;
  cut?: string;
  cutOpacity?: number;
  /** Where the light comes from: the rim is this far to the side and above. */
  light?: Point;
}

/** Puts a figure at its place: a rim of light, the silhouette, and the gold cuts. */
export function place(palette: Palette, figure: Figure, placement: Placement): string {
  const { x, y, scale = 1, flip = false, ink = palette.ink, rim = palette.moon } = placement;
  const { rimOpacity = 0.8, cut = palette.gold, cutOpacity = 0.85, light: [lightX, lightY] = [1.5, -1.1] } = placement;
  return group(
    { transform: at(x, y, scale, 0, flip) },
    group({ transform: at(flip ? -lightX : lightX, lightY), fill: rim, opacity: rimOpacity }, figure.body),
    group({ fill: ink }, figure.body),
    figure.cuts
      ? group({ fill: 'none', stroke: cut, color: cut, strokeWidth: 1, strokeLinecap: 'round', opacity: cutOpacity },
        figure.cuts)
      : '',
  );
}
