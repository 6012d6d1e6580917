import { curve, limb, polygon, shape } from '../geometry/curve.ts';
import { circle, path } from '../geometry/svg.ts';
import { hand, solid, type Figure } from './figure.ts';
import { combine, head } from './head.ts';

/** The bride, facing right, in a long gown with a veil. Her cuts want a paper colour; `fold` draws the folds. */
export function bride(fold: string): Figure {
  const gown = shape(
    [-11, -148], [-3, -150], [7, -149], [14, -143], [15, -131], [10, -118], [10, -108], [17, -84], [23, -54], [30, -22],
      [42, 0], [20, 2],
    [-10, 2], [-40, 3], [-82, 4], [-112, 3], [-92, -4], [-58, -18], [-36, -44], [-24, -76], [-12, -108], [-11, -120],
      [-14, -134],
  );
  const veil = shape([2, -190], [-8, -192], [-16, -182], [-22, -150], [-34, -100], [-52, -48], [-80, -8], [-64, -4],
    [-40, -34], [-24, -80], [-13, -130], [-8, -160], [-4, -178]);
  const body =
    path(gown) +
    path(limb([[10, -143], [20, -126], [32, -118], [46, -122]], [8.6, 7.2, 5.8, 4])) +
    hand([49, -123], -14, 0.85);
  const cuts =
    path(veil, { ...solid, opacity: 0.78 }) +
    path(gown, solid) +
    circle(50, -130, 5.5, solid) + circle(57, -127, 4.6, solid) + circle(45, -127, 4, solid) +
      circle(53, -135, 4, solid);
  const folds =
    path(curve([-6, -106], [-14, -70], [-40, -20], [-70, -3]) + curve([0, -106], [-2, -60], [-12, -4]) +
      curve([6, -106], [12, -60], [20, -4]),
      { stroke: fold, strokeWidth: 1.2 }) + path(curve([4, -188], [-8, -150], [-26, -92], [-60, -26]),
      { stroke: fold, opacity: 0.8 });
  return combine({ body, cuts: cuts + folds }, head([3, -172], 'chignon', 2));
}

/** The groom, facing right, both hands held out. */
export function groom(): Figure {
  const body =
    path(shape([-10, -164], [2, -166], [14, -160], [20, -146], [18, -118], [15, -96], [19, -72], [-20, -72], [-20, -96],
      [-23, -120], [-23, -148], [-18, -159])) +
    path(polygon([-18, -80], [-17, -6], [-22, -2], [-22, 2], [-1, 2], [1, -70])) +
    path(polygon([0, -74], [6, -6], [6, 2], [29, 2], [28, -2], [18, -6], [16, -80])) +
    path(limb([[12, -154], [24, -132], [36, -122], [50, -124]], [11, 9, 7, 5])) +
    hand([53, -125], -12);
  const cuts =
    path(curve([-4, -163], [6, -138], [6, -110])) + path(curve([9, -162], [8, -146], [6, -136])) +
    path(shape([7, -150], [12, -154], [15, -149], [11, -145]), solid) +
    path(curve([-20, -76], [0, -73], [18, -76]), { opacity: 0.5 });
  return combine({ body, cuts }, head([1, -184], 'short', 4));
}
