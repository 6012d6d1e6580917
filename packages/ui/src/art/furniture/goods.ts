import { d, num, oval, shape } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { at, circle, group, path, rect, stroke } from '../geometry/svg.ts';
import { waxMedallion, type WaxColours } from '../ornaments/wax-cloth.ts';
import type { Palette } from '../palette/palette.ts';

const weave = d`
  M-25 -20L-14 0M-20 -27L-4 1M-8 -28L8 1M5 -28L17 -1M17 -27L22 -10
  M25 -20L14 0M20 -27L4 1M8 -28L-8 1M-5 -28L-17 -1M-17 -27L-22 -10
`;

/** A woven basket heaped with fruit, standing on 0,0. */
export function fruitBasket(palette: Palette, x: number, y: number, scale: number, fruit: string): string {
  const heap = [
    [-17, -30],
    [-6, -31],
    [6, -31],
    [17, -30],
    [-11, -38],
    [0, -39],
    [11, -38],
    [-5, -46],
    [5, -46],
  ] as const;
  return group(
    { transform: at(x, y, scale), filter: 'url(#tight)' },
    ...heap.map(
      ([dx, dy]) =>
        circle(dx, dy, 6.6, { fill: fruit, stroke: palette.ink, strokeOpacity: 0.35, strokeWidth: 1 }) +
        circle(dx - 2, dy - 2, 1.6, { fill: palette.glow, opacity: 0.5 }),
    ),
    path(shape([-27, -27], [0, -29], [27, -27], [22, -6], [16, 0], [0, 1], [-16, 0], [-22, -6]), {
      fill: palette.bronze,
    }),
    stroke(weave, palette.umber, 1.3, { opacity: 0.7 }),
    path(oval(0, -27.5, 28, 3.6), { fill: palette.amber }),
  );
}

/** A round clay pot, standing on 0,0. */
export function pot(palette: Palette, x: number, y: number, scale: number): string {
  return group(
    { transform: at(x, y, scale), filter: 'url(#tight)' },
    path(
      shape(
        [-10, -44],
        [10, -44],
        [11, -38],
        [25, -26],
        [25, -10],
        [12, 0],
        [-12, 0],
        [-25, -10],
        [-25, -26],
        [-11, -38],
      ),
      { fill: palette.clay[0] },
    ),
    path(shape([2, -42], [10, -42], [11, -38], [25, -26], [25, -10], [12, 0], [2, 0], [16, -18]), {
      fill: palette.clay[1],
      opacity: 0.65,
    }),
    path(oval(0, -44, 12, 3), { fill: palette.clay[1] }),
    stroke('M-24 -24Q0 -17 24 -24M-25 -17L-18 -21L-11 -15L-4 -20L4 -15L11 -20L18 -15L25 -19', palette.parchment, 1.3, {
      opacity: 0.7,
    }),
  );
}

/** The three wax-cloth colourways of a palette. */
export function colourways(palette: Palette): [WaxColours, WaxColours, WaxColours] {
  return [
    { ground: palette.dye, ring: palette.dyeBright, petal: palette.gold },
    { ground: palette.gold, ring: palette.dye, petal: palette.cream },
    { ground: palette.cream, ring: palette.amber, petal: palette.dyeBright },
  ];
}

/** A length of wax cloth hanging from its top left corner, its hem rounded by the fall. */
export function hangingCloth(x: number, y: number, width: number, length: number, colours: WaxColours): string {
  let pattern = '';
  const unit = width * 0.62;
  for (let row = 0; row * unit * 0.5 < length - unit * 0.3; row += 1) {
    const columns = row % 2 === 0 ? [0.5] : [0, 1];
    for (const column of columns)
      pattern += group(
        { transform: at(column * width, unit * 0.42 + row * unit * 0.5) },
        waxMedallion(unit * 0.86, colours),
      );
  }
  const id = `cloth${num(x)}-${num(y)}`.replaceAll(/[^a-z0-9-]/g, '');
  const outline = d`M0 0H${width}V${length}Q${width * 0.75} ${length + 5} ${width * 0.5} ${length}T0 ${length}Z`;
  return (
    `<clipPath id="${id}">${path(outline)}</clipPath>` +
    group(
      { transform: at(x, y), filter: 'url(#tight)' },
      group(
        { clipPath: `url(#${id})` },
        path(outline, { fill: colours.ground }),
        pattern,
        rect(width * 0.3, 0, width * 0.14, length + 6, { fill: colours.ring, opacity: 0.18 }),
        rect(width * 0.72, 0, width * 0.16, length + 6, { fill: colours.ring, opacity: 0.22 }),
      ),
    )
  );
}

/** Folded cloths in a pile, standing on 0,0. */
export function clothPile(
  palette: Palette,
  random: Random,
  x: number,
  y: number,
  width: number,
  layers: number,
): string {
  const fills: [string, ...string[]] = [
    palette.gold,
    palette.dyeBright,
    palette.cream,
    palette.clay[0],
    palette.dyeLight,
    palette.amber,
  ];
  let pile = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const shift = random.between(-3, 3);
    const top = y - (layer + 1) * 8;
    pile += rect(x + shift, top, width, 8.4, { fill: fills[(layer * 5 + layers) % fills.length], rx: 4 });
    pile += stroke(d`M${x + shift + 5} ${top + 4}H${x + shift + width - 3}`, palette.ink, 1, { opacity: 0.3 });
  }
  return group({ filter: 'url(#tight)' }, pile);
}
