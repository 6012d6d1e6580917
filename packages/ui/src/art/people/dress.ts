import { curve, oval, shape, type Point } from '../geometry/curve.ts';
import { at, circle, group, path, rect, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';
import { waxCloth, type WaxColours } from '../ornaments/wax-cloth.ts';

const shoulders: readonly Point[] = [[36, 500], [48, 420], [100, 376], [160, 352], [200, 384], [240, 352], [300, 376],
  [352, 420], [364, 500]];

/** A garment over the shoulders in one colour, or in wax cloth. */
export function garment(fill: string | WaxColours, id: string, cut: readonly Point[] = shoulders): string {
  const outline = shape(...cut);
  if (typeof fill === 'string') return group({ filter: 'url(#tight)' }, path(outline, { fill }));
  return (
    `<clipPath id="${id}">${path(outline)}</clipPath>` +
    group({ filter: 'url(#tight)' }, path(outline, { fill: fill.ground }),
      group({ clipPath: `url(#${id})` }, group({ transform: at(14, 330) }, waxCloth(380, 160, 62, fill))))
  );
}

/** A neckline below the bare shoulders. */
export const lowNeckline: readonly Point[] = [[36, 500], [46, 436], [84, 404], [122, 398], [160, 424], [200, 440],
  [240, 424], [278, 398], [316, 404], [354, 436], [364, 500]];

/** Embroidery around the opening of a boubou: bands and two spirals. */
export function boubouEmbroidery(colour: string, fine: string): string {
  const spiral = (side: number): string =>
    stroke(curve([200 + side * 12, 430], [200 + side * 38, 424], [200 + side * 48, 446], [200 + side * 30, 458],
    [200 + side * 20, 446], [200 + side * 32, 440]), colour, 3);
  return (
    stroke(curve([160, 353], [178, 376], [200, 390], [222, 376], [240, 353]), colour, 8) +
    stroke(curve([148, 358], [172, 390], [200, 406], [228, 390], [252, 358]), fine, 2.2,
      { strokeDasharray: '.1 6.5' }) +
    stroke('M200 390V490', colour, 11) + stroke('M200 396V490', fine, 2, { strokeDasharray: '3 6' }) +
    spiral(-1) + spiral(1)
  );
}

/** An open collar with a jacket over it. */
export function jacketAndShirt(palette: Palette, jacket: string, lapel: string, shirt: string): string {
  return (
    path(shape([120, 380], [166, 348], [200, 420], [234, 348], [280, 380], [280, 500], [120, 500]), { fill: shirt }) +
    path('M166 346L150 362L186 410L200 392ZM234 346L250 362L214 410L200 392Z',
      { fill: palette.paper, filter: 'url(#tight)' }) +
    circle(200, 424, 3, { fill: palette.amber }) + circle(200, 452, 3, { fill: palette.amber }) +
    group({ filter: 'url(#tight)' }, path(shape([34, 500], [48, 418], [100, 376], [152, 354], [166, 396], [186, 500]),
      { fill: jacket }), path(shape([366, 500], [352, 418], [300, 376], [248, 354], [234, 396], [214, 500]),
      { fill: jacket })) +
    group({ filter: 'url(#tight)' }, path('M152 352L124 378L140 404L130 414L180 500L172 410Z', { fill: lapel }),
      path('M248 352L276 378L260 404L270 414L220 500L228 410Z', { fill: lapel }))
  );
}

/** A string of beads from shoulder to shoulder, `drop` below the neck. */
export function beads(colour: string, drop: number, size = 5): string {
  const half = 30 + drop * 0.2;
  return stroke(curve([200 - half, 344], [200 - half * 0.72, 360 + drop * 0.62], [200, 366 + drop],
    [200 + half * 0.72, 360 + drop * 0.62], [200 + half, 344]), colour, size * 2,
    { strokeDasharray: `.1 ${size * 2.3}` });
}

/** A broad collar of gold rings. */
export function torque(colour: string, fine: string): string {
  return [0, 1, 2].map((ring) =>
    stroke(curve([166 - ring * 9, 340 + ring * 4], [176 - ring * 6, 366 + ring * 12], [200, 378 + ring * 14],
    [224 + ring * 6, 366 + ring * 12], [234 + ring * 9, 340 + ring * 4]), ring === 1 ? fine : colour, 6)).join('') +
    path(oval(200, 420, 8, 11), { fill: colour });
}

/** Spectacles on the face, around x = 200 + turn. */
export function spectacles(colour: string, turn = 0): string {
  const x = 200 + turn;
  return group(
    { fill: 'none', stroke: colour, strokeWidth: 3.2 },
    rect(x - 47, 209, 38, 32, { rx: 14 }),
    rect(x + 9, 209, 38, 32, { rx: 14 }),
    path(`M${x - 9} 222Q${x} 216 ${x + 9} 222M${x - 47} 220L146 216M${x + 47} 220L254 216`),
  );
}
