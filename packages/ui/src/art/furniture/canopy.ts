import { curve, d, type Point } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { at, group, path, rect, stroke } from '../geometry/svg.ts';
import { flower } from '../flora/flower.ts';
import { leaflet } from '../flora/leaves.ts';
import type { Palette } from '../palette/palette.ts';

/** Leaves and paper flowers massed around the points. Each point may carry a flower's radius. */
export function garland(
  palette: Palette,
  random: Random,
  points: readonly (readonly [x: number, y: number, radius?: number])[],
  density = 7,
): string {
  let leaves = '';
  for (const [x, y, radius = 12] of points) {
    for (let index = 0; index < density; index += 1) {
      const reach = radius * random.between(0.7, 1.35) + 6;
      const place = at(x + random.bell() * radius * 0.9, y + random.bell() * radius * 0.9, 1, random.between(0, 360));
      leaves += group({ transform: place, fill: random.pick(palette.leaf) }, path(leaflet(reach)));
    }
  }
  const colours = [
    { outer: palette.cream, inner: palette.parchment, fold: palette.paper, heart: palette.umber },
    { outer: palette.gold, inner: palette.amber, fold: palette.moon, heart: palette.umber },
    { outer: palette.paper, inner: palette.sand, fold: palette.paper, heart: palette.bronze },
  ];
  const flowers = points.map(([x, y, radius], index) => {
    const colour = colours[index % colours.length];
    return radius && colour ? group({ transform: at(x, y, 1, index * 37) }, flower(radius, colour)) : '';
  });
  return group({ filter: 'url(#tight)' }, leaves) + flowers.join('');
}

/** A wedding canopy on four posts, draped, flowers at its corners; its middle on 0,0, 420 wide, 330 tall. */
export function canopy(palette: Palette, random: Random): string {
  const [half, top] = [200, -318];
  const post = (x: number, inset: number): string =>
    rect(x - 3.5, top + inset, 7, -top - inset, { fill: palette.ink }) +
    stroke(`M${x + 2.5} ${top + inset}V0`, palette.gold, 1, { opacity: 0.6 });
  const swag = (from: Point, to: Point, sag: number, thick: number): string => {
    const middle = (from[0] + to[0]) / 2;
    return (
      path(
        d`
        M${from[0]} ${from[1]}Q${middle} ${from[1] + sag * 2} ${to[0]} ${to[1]}L${to[0]} ${to[1] - thick}
        Q${middle} ${from[1] + sag * 2 - thick * 2.2} ${from[0]} ${from[1] - thick}Z
      `,
        { fill: palette.cream },
      ) +
      stroke(
        d`
      M${from[0]} ${from[1] - thick * 0.5}
      Q${middle} ${from[1] + sag * 2 - thick * 1.2} ${to[0]} ${to[1] - thick * 0.5}
    `,
        palette.amber,
        1,
        { opacity: 0.55 },
      )
    );
  };
  const fall = (side: number): string =>
    path(
      d`
      M${side * half} ${top}
      C${side * (half - 54)} ${top + 70} ${side * (half - 48)} ${top + 130} ${side * (half - 6)} -150
      C${side * (half - 34)} -96 ${side * (half - 20)} -46 ${side * (half - 30)} -4L${side * (half + 22)} -4
      C${side * (half + 12)} -60 ${side * (half + 12)} -100 ${side * (half + 6)} -150
      C${side * (half + 16)} ${top + 110} ${side * (half + 8)} ${top + 50} ${side * (half + 6)} ${top}Z
    `,
      { fill: palette.cream },
    ) +
    stroke(
      curve(
        [side * (half - 8), top + 10],
        [side * (half - 26), top + 90],
        [side * half, -152],
        [side * (half - 14), -80],
        [side * (half - 8), -6],
      ),
      palette.amber,
      1,
      { opacity: 0.5 },
    ) +
    path(`M${side * (half - 9)} -156h${side * 18}v10h${side * -18}z`, { fill: palette.gold });
  const corner = (side: number): (readonly [number, number, number?])[] => [
    [side * half, top, 26],
    [side * (half - 36), top + 10, 18],
    [side * (half - 62), top + 18, 12],
    [side * (half + 8), top + 36, 17],
    [side * (half + 4), top + 66, 11],
    [side * (half - 86), top + 24],
    [side * (half + 2), top + 92],
  ];
  return (
    post(-half + 46, 14) +
    post(half - 46, 14) +
    post(-half, 0) +
    post(half, 0) +
    rect(-half - 6, top - 5, 2 * half + 12, 7, { fill: palette.ink }) +
    group(
      { filter: 'url(#sheet)' },
      swag([-half, top + 4], [0, top + 2], 30, 14),
      swag([0, top + 2], [half, top + 4], 30, 14),
    ) +
    group({ filter: 'url(#sheet)' }, fall(-1), fall(1)) +
    garland(palette, random, [...corner(-1), ...corner(1), [0, top + 2, 17], [-20, top + 10, 10], [20, top + 10, 10]])
  );
}
