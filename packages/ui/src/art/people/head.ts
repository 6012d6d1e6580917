import { curve, limb, oval, polygon, shape, type Point } from '../geometry/curve.ts';
import { at, circle, group, path } from '../geometry/svg.ts';
import { solid, type Figure } from './figure.ts';

/** What is worn on the head. */
export type Headwear =
  | 'gele' | 'fan' | 'afro' | 'puff' | 'chignon' | 'braids' | 'short' | 'kufi' | 'fila' | 'straw' | 'cap' | 'scarf';

const profile = shape(
  [-9.5, 9], [-12.8, -2], [-11.4, -10.6], [-4, -16], [4, -15.4], [9.4, -11], [10.6, -6.4], [10.4, -3], [14.4, 2.4],
    [14, 4.4],
  [11.7, 5.2], [13.9, 7.2], [12.5, 8.6], [13.6, 10.8], [11.2, 12.4], [11.5, 15.6], [8.2, 18.2], [1.5, 15.4], [-3, 12],
);
const shortHair = shape([11, -8], [8, -15], [-1, -19], [-11, -15], [-15, -5], [-12, 6], [-8, 3], [-5, -4], [2, -9]);

function earring(x = -1.5, y = 8): string {
  return circle(x, y, 2.6) + circle(x, y + 4.2, 1.1, solid);
}

/** Each headwear in the head's units: the ear is at 0,0 and the face looks right. */
const headwears: Record<Headwear, Figure> = {
  gele: {
    body:
      path(shape([12.4, -7], [13.5, -15], [24, -27], [20, -41], [3, -47], [-19, -43], [-32, -31], [-30, -17], [-19, -8],
        [-12, 1], [-7, -3])) +
      path(shape([-22, -36], [-38, -40], [-42, -26], [-30, -18], [-18, -22])),
    cuts: path(curve([8, -9], [14, -22], [16, -38]) + curve([3, -10], [3, -26], [0, -44]) +
      curve([-2, -9], [-10, -25], [-19, -39]) + curve([-7, -6], [-18, -15], [-29, -26]),
      { opacity: 0.75 }) + earring(),
  },
  fan: {
    body: path(shape([12, -7], [12, -14], [4, -20], [12, -36], [2, -50], [-16, -52], [-32, -42], [-36, -26], [-25, -14],
      [-14, -4], [-7, -3])),
    cuts: path(curve([2, -19], [-2, -34], [-4, -49]) + curve([-2, -18], [-13, -33], [-20, -47]) +
      curve([-7, -16], [-21, -26], [-32, -36]) + curve([11, -10], [0, -15], [-12, -8]),
      { opacity: 0.75 }) + earring(),
  },
  afro: {
    body: path(shape([11, -9], [15, -17], [10, -28], [-2, -34], [-17, -31], [-27, -20], [-27, -5], [-20, 6], [-11, 8],
      [-8, 1], [-3, -6], [4, -10])),
    cuts: earring(),
  },
  puff: { body: path(shortHair) +
    path(shape([-3, -17], [-14, -14], [-25, -19], [-27, -31], [-17, -39], [-5, -36], [1, -27])),
    cuts: path(curve([-3, -18], [-9, -18], [-14, -14]), { strokeWidth: 2 }) + earring() },
  chignon: { body: path(shortHair) + path(oval(-17, 4, 9, 8, 20)), cuts: path(curve([-12, -3], [-11, 3], [-11, 9]),
    { strokeWidth: 1.6 }) + earring() },
  braids: {
    body: path(shape([11, -9], [7, -17], [-3, -20], [-13, -15], [-17, -4], [-19, 12], [-24, 34], [-13, 36], [-6, 16],
      [-6, -2], [2, -10])),
    cuts: path(curve([-11, 8], [-13, 20], [-19, 33]) + curve([-14, 2], [-17, 16], [-22, 30]), { opacity: 0.6 }) +
      earring(),
  },
  short: { body: path(shortHair) },
  kufi: { body: path(shortHair) + path(polygon([11.5, -9], [10, -20], [-10, -23], [-15, -9], [-3, -9.5])),
    cuts: path(curve([11, -11], [-1, -12.4], [-14, -11]), { strokeWidth: 1.8 }) +
    path(curve([10.4, -15], [-1, -16.5], [-12.6, -15.5]), { strokeDasharray: '1 3' }) },
  fila: { body: path(shortHair) +
    path(shape([12.4, -8], [9, -17], [-4, -29], [-20, -30], [-24, -22], [-16, -13], [-13, -8], [0, -9])),
    cuts: path(curve([11.6, -10], [0, -12], [-14, -10]), { strokeWidth: 1.6 }) },
  straw: { body: path(shortHair) + path(oval(0, -10, 25, 4.2, -7)) +
    path(shape([12, -11], [9, -25], [-3, -28], [-13, -23], [-14, -9])),
    cuts: path(curve([11.4, -14], [0, -14.5], [-13.6, -11]), { strokeWidth: 2 }) },
  cap: { body: path(shortHair) + path(shape([13, -8], [8, -18], [-4, -21], [-14, -16], [-15, -8], [-3, -9], [12, -9])) +
    path(limb([[8, -10], [16, -9.4], [23, -6]], [5, 4, 2.4])) },
  scarf: { body: path(shape([12, -7], [10, -17], [-2, -23], [-15, -17], [-18, -4], [-12, 5], [-7, -2], [2, -9])) +
    path(limb([[-14, 0], [-21, 3], [-27, 11]], [7, 6, 3])) + path(limb([[-14, 1], [-18, 9], [-19, 18]], [7, 6, 3])),
    cuts: path(curve([10.6, -10], [0, -15], [-13, -8]) + curve([8, -15], [-4, -19], [-15, -13]),
    { opacity: 0.8 }) + earring() },
};

/** A head in profile on its neck: ear at the place given, tilted by `degrees`, as body and cuts. */
export function head([x, y]: Point, headwear: Headwear, degrees = 0, size = 0.84): Figure {
  const worn = headwears[headwear];
  const neck = path(limb([[-1, 6], [-4, 16], [-6, 27]], [12.5, 11, 14]));
  const transform = at(x, y, size, degrees);
  return {
    body: group({ transform }, neck, path(profile), worn.body),
    cuts: worn.cuts ? group({ transform }, worn.cuts) : '',
  };
}

/** Several drawings as one figure. */
export function combine(...parts: Figure[]): Figure {
  return { body: parts.map((part) => part.body).join(''), cuts: parts.map((part) => part.cuts ?? '').join('') };
}
