import { curve, limb, oval, polygon, shape } from '../geometry/curve.ts';
import { path, rect } from '../geometry/svg.ts';
import { hand, solid, type Figure } from './figure.ts';
import { combine, head, type Headwear } from './head.ts';

const glass = path(polygon([-4.5, -14], [4.5, -14], [3.2, -5], [0.8, -3], [0.8, 5], [-0.8, 5], [-0.8, -3], [-3.2, -5]),
  solid);

/** Stands in a long dress with a raised glass. */
export function toastingWoman(): Figure {
  const body =
    path(shape([-13, -148], [-3, -153], [8, -151], [14, -144], [16, -131], [10, -118], [12, -104], [20, -84], [21, -56],
      [18, -30], [28, -4], [30, 1], [0, 2], [-32, 1], [-40, -3], [-22, -26], [-19, -56], [-21, -84], [-13, -104],
      [-11, -118], [-15, -134])) +
    path(limb([[10, -145], [24, -130], [34, -142], [37, -158]], [9, 7.4, 6, 4.2])) +
    hand([37, -161], -84, 0.9) +
    path(limb([[-11, -145], [-24, -126], [-20, -110], [-8, -102]], [9, 7.4, 6, 4.2]));
  const cuts =
    `<g transform="translate(39 -166) rotate(8)">${glass}</g>` +
    path(curve([-10, -150], [1, -144], [12, -148]), { strokeDasharray: '.1 3', strokeWidth: 1.8 }) +
    path(curve([-12, -106], [0, -103], [12, -106]), { strokeWidth: 1.8 }) +
    path(curve([-24, -22], [-2, -17], [20, -22])) +
    path(curve([-28, -14], [-2, -9], [24, -14]), { strokeDasharray: '.1 4', strokeWidth: 2 });
  return combine({ body, cuts }, head([1, -172], 'gele', -3));
}

/** A waiter with a tray of glasses at his shoulder. */
export function waiter(): Figure {
  const body =
    path(shape([-9, -165], [3, -166], [15, -159], [20, -140], [17, -108], [15, -84], [-17, -84], [-18, -108],
      [-23, -134], [-20, -157])) +
    path(polygon([-17, -90], [-19, -7], [-25, -2], [-26, 2], [-4, 2], [-1, -78], [5, -7], [5, 2], [29, 2], [28, -2],
      [18, -7], [16, -90])) +
    path(limb([[13, -155], [32, -146], [42, -162], [42, -182]], [11, 9, 7, 5])) +
    path(limb([[-15, -155], [-26, -130], [-24, -106], [-18, -92]], [11, 9, 7, 5])) +
    path(limb([[14, -188], [70, -188]], [3.4, 3.4]));
  const glasses = [24, 38, 52, 64].map((x) => `<g transform="translate(${x} -195)">${glass}</g>`).join('');
  const cuts = glasses + path('M14 -189.6H70') + path(curve([4, -165], [7, -130], [4, -86]), { opacity: 0.6 });
  return combine({ body, cuts }, head([1, -185], 'short'));
}

/** What a guest at table is doing. */
export type Gesture = 'listen' | 'toast' | 'talk';

/** A guest seated behind a table whose top is at y = 0. */
export function seatedGuest(headwear: Headwear, gesture: Gesture): Figure {
  const woman = headwear !== 'kufi' && headwear !== 'short' && headwear !== 'fila' && headwear !== 'straw';
  const shoulders = woman
    ? shape([-10, -42], [0, -45], [10, -42], [18, -34], [20, -16], [18, 8], [-19, 8], [-20, -16], [-18, -33])
    : shape([-11, -46], [0, -49], [11, -46], [23, -38], [28, -16], [28, 8], [-28, 8], [-28, -16], [-23, -37]);
  const arms = {
    listen: { body: '', cuts: '' },
    toast: {
      body: path(limb([[16, -32], [30, -26], [37, -44], [38, -58]], [9, 8, 6, 4.4])) + hand([38, -61], -86, 0.85),
      cuts: `<g transform="translate(40 -67) rotate(6) scale(.95)">${glass}</g>`,
    },
    talk: { body: path(limb([[16, -32], [28, -16], [40, -26]], [9, 7.4, 5])) + hand([44, -29], -38, 0.85), cuts: '' },
  };
  const collar = woman
    ? path(curve([-9, -42], [1, -35], [11, -40]), { strokeDasharray: '.1 3', strokeWidth: 1.8 })
    : path(curve([-4, -48], [2, -34], [7, -47])) + path('M2 -34V4', { opacity: 0.7 });
  return combine({ body: path(shoulders), cuts: collar }, arms[gesture],
    head([0, woman ? -63 : -67], headwear, gesture === 'toast' ? -6 : 2));
}

/** Speaks at a lectern, one hand open to the hall. */
export function speaker(): Figure {
  const body =
    path(shape([-12, -150], [-3, -155], [8, -153], [16, -145], [17, -132], [12, -118], [16, -96], [19, -60], [16, -30],
      [15, -4], [-18, -4], [-20, -30], [-20, -62], [-15, -96], [-11, -118], [-15, -136])) +
    path(polygon([-16, -8], [-18, 2], [0, 2], [-4, -8])) +
    path(polygon([2, -8], [0, 2], [20, 2], [13, -8])) +
    path(limb([[11, -146], [30, -132], [48, -140], [60, -154]], [9.4, 7.6, 6, 4.2])) +
    hand([63, -157], -42, 0.95) +
    path(limb([[-12, -146], [-20, -120], [2, -106], [22, -106]], [9.4, 7.8, 6.2, 4.4]));
  const cuts =
    path(curve([-10, -151], [3, -128], [4, -112])) +
    path(curve([12, -149], [6, -136], [4, -128])) +
    path(curve([-19, -40], [0, -37], [18, -40]), { strokeDasharray: '2 2.4' });
  return combine({ body, cuts }, head([1, -174], 'chignon', -2));
}

/** The lectern in front of a speaker. */
export function lectern(): Figure {
  return {
    body: path(polygon([18, -112], [58, -104], [58, -97], [54, -96], [52, -4], [60, -4], [60, 2], [16, 2], [16, -4],
      [24, -4], [22, -100], [18, -104])) + path(limb([[40, -106], [36, -124], [28, -132]], [1.8, 1.6, 1.6])) +
      path(oval(26.5, -134, 4.4, 2.8, 40)),
    cuts: path('M18 -112.6L58 -104.6', { strokeWidth: 1.6 }) + rect(28, -88, 20, 30, { rx: 2 }) +
      path(oval(38, -73, 6)) + path(oval(38, -73, 2.4), solid),
  };
}

/** Somebody seated in the audience, seen from behind, shoulders on y = 0. */
export function listener(hair: 'short' | 'wrap' | 'afro' | 'bun' | 'cap'): string {
  const heads = {
    short: oval(0, -36, 17, 21),
    wrap: shape([-15, -20], [-20, -34], [-28, -48], [-24, -66], [0, -74], [26, -68], [30, -50], [20, -34], [15, -20],
      [0, -15]),
    afro: oval(0, -40, 27, 26),
    bun: shape([-15, -20], [-18, -38], [-10, -54], [-11, -66], [0, -74], [11, -66], [10, -54], [18, -38], [15, -20],
      [0, -15]),
    cap: shape([-15, -18], [-18, -36], [-17, -54], [-6, -60], [8, -60], [17, -54], [18, -36], [15, -18], [0, -14]),
  };
  return (
    path(heads[hair]) +
    path(limb([[0, -20], [0, 2]], [16, 20])) +
    path(shape([-12, -8], [-34, 0], [-46, 16], [-52, 80], [52, 80], [46, 16], [34, 0], [12, -8], [0, -10]))
  );
}
