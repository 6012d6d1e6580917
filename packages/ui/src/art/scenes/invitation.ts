import { d } from '../geometry/curve.ts';
import { createRandom } from '../geometry/random.ts';
import { at, document, group, linear, path, rect, stroke } from '../geometry/svg.ts';
import { sprig } from '../flora/leaves.ts';
import { garland } from '../furniture/canopy.ts';
import { colourways } from '../furniture/goods.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import { card, divider, flourish, seal } from '../ornaments/stationery.ts';
import { waxCloth } from '../ornaments/wax-cloth.ts';
import type { Palette } from '../palette/palette.ts';
import { definitions, type DrawScene } from './scene.ts';

/** An open envelope from above, its flap up, lined with wax cloth; the mouth's middle on 0,0. */
function envelope(palette: Palette): { back: string; front: string } {
  const [half, flap, depth] = [300, 210, 390];
  const [edge, tip] = [half - 14, -flap + 12];
  const lining = d`M${-edge} 0L-16 ${tip}Q0 ${-flap - 2} 16 ${tip}L${edge} 0V40H${-edge}Z`;
  return {
    back:
      `<clipPath id="flap">${path(lining)}</clipPath>` +
      path(`M${-half} 0L-22 ${-flap}Q0 ${-flap - 18} 22 ${-flap}L${half} 0V${depth}H${-half}Z`,
        { fill: palette.parchment, filter: 'url(#raised)' }) +
      group({ clipPath: 'url(#flap)' }, group({ transform: at(-half, -flap - 20) },
        waxCloth(2 * half, flap + 80, 62, colourways(palette)[0]))),
    front: group(
      { filter: 'url(#warm)' },
      path(`M${-half} 0L-30 ${depth * 0.5}Q0 ${depth * 0.56} 30 ${depth * 0.5}L${half} 0V${depth}H${-half}Z`,
        { fill: palette.sand }),
      path(`M${-half} ${depth}L-34 ${depth * 0.47}Q0 ${depth * 0.4} 34 ${depth * 0.47}L${half} ${depth}Z`,
        { fill: palette.cream, filter: 'url(#warm)' }),
      stroke(d`
        M${-half + 26} ${depth - 14}L-30 ${depth * 0.51}Q0 ${depth * 0.45} 30 ${depth * 0.51}
        L${half - 26} ${depth - 14}
      `,
        palette.gold, 1.2),
    ),
  };
}

/** The content of the card: a rosette, a name's flourish, lines, a date's lozenge. No words. */
function message(palette: Palette): string {
  const line = (y: number, half: number): string => stroke(`M${-half} ${y}H${half}`, palette.dye, 2.2,
    { opacity: 0.34 });
  return (
    group({ transform: at(0, -136, 0.9) }, guilloche(palette.bronze,
      { radius: 30, swing: 12, lobes: 14, strands: 8, width: 0.9 }), guilloche(palette.amber,
      { radius: 11, swing: 5, lobes: 8, strands: 6, width: 0.8 })) +
    group({ transform: at(0, -66) }, flourish(palette.dye, 214, 1.05)) +
    group({ transform: at(0, 4) }, divider(palette.amber, 190)) +
    line(42, 110) + line(62, 86) + line(82, 98) + line(122, 52)
  );
}

/** An opened invitation with its envelope, leaves and flowers, from above. */
export const drawInvitation: DrawScene = (palette) => {
  const random = createRandom(71);
  const [width, height] = [1200, 900];
  const [deep, green, mid] = palette.leaf;
  const paper = envelope(palette);
  const branch = (x: number, y: number, degrees: number, length: number): string =>
    group({ transform: at(x, y, 1, degrees), filter: 'url(#sheet)' }, sprig(length, [green, mid, deep], deep, 1.5));
  const confetti = Array.from({ length: 54 }, () => {
    const place = at(random.between(0, width), random.between(0, height), 1, random.between(0, 180));
    return group({ transform: place }, rect(-4, -2, 8, 4,
      { fill: random.pick([palette.gold, palette.amber, palette.cream, palette.dyeLight]), opacity: 0.9 }));
  });
  return document(
    width,
    height,
    definitions(palette) + linear('desk', [[0, palette.night[3]], [0.5, palette.dye], [1, palette.night[1]]], [1, 1]),
    rect(0, 0, width, height, { fill: 'url(#desk)' }),
    group({ transform: at(1010, 130) }, guilloche(palette.gold,
      { radius: 250, swing: 22, lobes: 60, strands: 8, width: 0.9, opacity: 0.3 })),
    group({ transform: at(140, 800) }, guilloche(palette.gold,
      { radius: 210, swing: 20, lobes: 52, strands: 8, width: 0.9, opacity: 0.26 })),
    ...confetti,
    group(
      { transform: at(606, 462, 0.98, -7) },
      paper.back,
      group({ transform: at(0, -58, 1, 1.5) }, card(palette, 470, 560, palette.paper),
        group({ transform: at(0, -46, 1.22) }, message(palette))),
      group({ transform: at(0, 0) }, paper.front),
      group({ transform: at(0, 196) }, seal(palette, 46)),
    ),
    branch(120, 250, -38, 250), branch(96, 300, 8, 170), branch(1090, 690, 142, 230), branch(1110, 640, 188, 180),
    garland(palette, random, [[120, 262, 62], [206, 176, 42], [64, 366, 44], [200, 330, 32], [272, 128, 22],
      [44, 174, 30]], 9),
    garland(palette, random, [[1092, 664, 60], [1150, 560, 42], [1010, 752, 42], [1132, 774, 46], [1060, 574, 26],
      [934, 806, 24]], 9),
  );
};
