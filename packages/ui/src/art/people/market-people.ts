import { curve, limb, oval, polygon, shape } from '../geometry/curve.ts';
import { circle, path } from '../geometry/svg.ts';
import { hand, solid, type Figure } from './figure.ts';
import { combine, head } from './head.ts';

const wrapper = shape(
  [-13, -148], [-3, -153], [8, -151], [15, -144], [17, -131], [12, -118], [13, -104], [20, -86], [21, -58], [18, -30],
    [20, -12],
  [0, -9], [-20, -11], [-19, -30], [-22, -58], [-21, -86], [-13, -104], [-12, -118], [-15, -134],
);
const feet =
  path(limb([[-8, -16], [-10, -5]], [8, 6])) + path(limb([[9, -16], [11, -5]], [8, 6])) +
    path(polygon([-14, -6], [-14, 1.5], [2, 1.5], [-5, -6])) + path(polygon([7, -6], [7, 1.5], [23, 1.5], [15, -6]));
const wrapperCuts =
  path(curve([-10, -150], [1, -144], [12, -148]), { strokeDasharray: '.1 3', strokeWidth: 1.8 }) +
  path(curve([-14, -104], [0, -101], [14, -104]), { strokeWidth: 1.8 }) +
  path(curve([-21, -62], [0, -58], [21, -62]), { opacity: 0.7 }) +
  path(curve([-19, -26], [0, -22], [18, -26])) +
  path(curve([-19, -19], [0, -15], [19, -19]), { strokeDasharray: '.1 4', strokeWidth: 2 }) +
  [-12, 0, 12].map((x) => path(oval(x, -43, 3.4)) + circle(x, -43, 1, solid)).join('') +
  [-6, 6].map((x) => path(oval(x, -78, 3.4)) + circle(x, -78, 1, solid)).join('');

/** Walks with a basin of oranges on her head, one hand steadying it. */
export function basinCarrier(): Figure {
  const oranges = [[-17, -9], [-6, -10], [6, -10], [17, -9], [-11, -18], [1, -19], [12, -18], [-4, -26],
    [7, -26]] as const;
  const basin = path(shape([-32, -204], [0, -206], [34, -204], [30, -195], [20, -189], [0, -187], [-18, -189],
    [-28, -195]));
  const body =
    path(wrapper) +
    feet +
    path(limb([[11, -145], [30, -154], [37, -176], [30, -196]], [9, 7.6, 6, 4.4])) +
    hand([28, -200], -110, 0.9) +
    path(limb([[-11, -145], [-22, -124], [-22, -104], [-16, -92]], [9, 7.4, 6, 4.2])) +
    oranges.map(([dx, dy]) => path(oval(1 + dx, -201 + dy, 6.4))).join('') +
    basin;
  const cuts =
    wrapperCuts +
    oranges.map(([dx, dy]) => circle(1 + dx, -201 + dy, 5, { ...solid, opacity: 0.9 })).join('') +
    path(curve([-32, -203], [0, -205], [33, -203]), { strokeWidth: 1.8 }) +
    path(curve([-26, -196], [0, -194], [28, -196]), { opacity: 0.6 });
  return combine({ body, cuts }, head([1, -172], 'scarf'));
}

/** Shops with a basket on her arm, pointing at what she wants. */
export function shopper(): Figure {
  const body =
    path(wrapper) +
    feet +
    path(limb([[11, -145], [26, -132], [40, -134], [52, -142]], [9, 7.6, 6, 4])) +
    hand([55, -144], -28, 0.9) +
    path(limb([[-11, -145], [-26, -126], [-24, -108], [-10, -104]], [9, 7.6, 6, 4.4])) +
    path(shape([-36, -92], [-18, -94], [2, -92], [-2, -72], [-17, -69], [-32, -72]));
  const cuts =
    wrapperCuts +
    path(curve([-34, -91], [-26, -112], [-10, -112], [0, -91])) +
    path(curve([-36, -91], [-18, -93], [2, -91]), { strokeWidth: 1.8 }) +
    path('M-33 -84L-24 -72M-24 -88L-12 -71M-14 -88L-4 -74M-33 -76L-24 -90M-22 -72L-10 -91M-9 -71L-1 -86',
      { opacity: 0.55 });
  return combine({ body, cuts }, head([2, -172], 'gele', 3));
}

/** A man in a long shirt, a folded cloth over his arm. */
export function clothBuyer(): Figure {
  const body =
    path(shape([-10, -164], [2, -166], [14, -160], [20, -144], [19, -112], [21, -76], [22, -50], [-22, -50], [-23, -78],
      [-22, -112], [-24, -146], [-18, -159])) +
    path(polygon([-18, -54], [-20, -6], [-26, -2], [-26, 2], [-5, 2], [-2, -50])) +
    path(polygon([0, -50], [6, -6], [6, 2], [30, 2], [28, -2], [18, -6], [17, -54])) +
    path(limb([[12, -154], [24, -130], [38, -124], [48, -128]], [11, 9, 7, 5])) +
    hand([51, -129], -20) +
    path(limb([[-14, -154], [-26, -130], [-16, -112], [2, -110]], [11, 9, 7.4, 5]));
  const cuts =
    path(shape([-14, -114], [0, -116], [4, -110], [6, -76], [-2, -72], [-14, -74], [-16, -96]),
      { ...solid, opacity: 0.9 }) +
    path(curve([-4, -163], [2, -146], [8, -163])) +
    path('M2 -146V-116', { strokeDasharray: '.1 4', strokeWidth: 2 }) +
    path(curve([-22, -56], [0, -53], [21, -56]), { strokeWidth: 1.6 });
  return combine({ body, cuts }, head([1, -184], 'fila', 3));
}
