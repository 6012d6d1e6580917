import { d, num, oval } from '../geometry/curve.ts';
import { at, circle, group, path, rect, stroke } from '../geometry/svg.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import type { Palette } from '../palette/palette.ts';

/** A plate on its charger, from above, around 0,0. */
export function plate(palette: Palette, radius: number, charger: string, line: string): string {
  return (
    circle(0, 0, radius, { fill: charger, filter: 'url(#warm)' }) +
    circle(0, 0, radius * 0.965, { fill: 'none', stroke: palette.moon, strokeWidth: 1.2, opacity: 0.6 }) +
    circle(0, 0, radius * 0.86, { fill: palette.paper, filter: 'url(#warm)' }) +
    guilloche(line, {
      radius: radius * 0.735,
      swing: radius * 0.05,
      lobes: 44,
      strands: 7,
      width: 0.9,
      opacity: 0.75,
    }) +
    circle(0, 0, radius * 0.6, { fill: palette.cream }) +
    circle(0, 0, radius * 0.6, { fill: 'none', stroke: palette.gold, strokeWidth: 1 })
  );
}

/** A fork lying upwards, its middle on x,y. */
export function fork(palette: Palette, x: number, y: number, length: number): string {
  const tine = num(length * 0.24);
  return group(
    { transform: at(x, y), filter: 'url(#tight)', fill: palette.amber },
    path(d`M-2.4 0h4.8l1 ${length * 0.55}q-3.4 4 -6.8 0z`),
    path(d`
      M-11 ${-length * 0.42}h3.2v${tine}h3.2v-${tine}h3v${tine}h3.2v-${tine}h3v${tine}h3.2v-${tine}h3.2
      v${length * 0.27}q0 ${length * 0.13} -8.4 ${length * 0.17}h-5q-8.4 ${-length * 0.04} -8.4 ${-length * 0.17}z
    `),
  );
}

/** A knife lying upwards, its middle on x,y. */
export function knife(palette: Palette, x: number, y: number, length: number): string {
  return group(
    { transform: at(x, y), filter: 'url(#tight)', fill: palette.amber },
    path(d`M-3 0h7l1 ${length * 0.55}q-4.5 4 -9 0z`),
    path(d`M-3 0V${-length * 0.44}q14 ${length * 0.1} 9 ${length * 0.44}z`),
  );
}

/** A spoon lying upwards, its middle on x,y. */
export function spoon(palette: Palette, x: number, y: number, length: number): string {
  return group(
    { transform: at(x, y), filter: 'url(#tight)', fill: palette.amber },
    path(d`M-2 ${-length * 0.16}h4l1.6 ${length * 0.71}q-3.6 4 -7.2 0z`),
    path(oval(0, -length * 0.3, 10, length * 0.16)),
    path(oval(-1.5, -length * 0.31, 6.5, length * 0.12), { fill: palette.gold }),
  );
}

/** A glass from above, filled or not, around x,y. */
export function glassFromAbove(palette: Palette, x: number, y: number, radius: number, drink: string): string {
  return group(
    { transform: at(x, y), filter: 'url(#warm)' },
    circle(0, 0, radius, { fill: palette.paper, opacity: 0.7 }),
    circle(0, 0, radius * 0.84, { fill: drink, opacity: 0.85 }),
    circle(0, 0, radius, { fill: 'none', stroke: palette.amber, strokeWidth: 1.6 }),
    stroke(
      d`
      M${-radius * 0.55} ${-radius * 0.3}A${radius * 0.62} ${radius * 0.62} 0 0 1 ${radius * 0.1} ${-radius * 0.6}
    `,
      palette.paper,
      3,
      { opacity: 0.8 },
    ),
  );
}

/** A candle in its dish from above, with its light. Needs the gradient `bulb`. */
export function candleFromAbove(palette: Palette, x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius * 4, { fill: 'url(#bulb)', opacity: 0.75 }) +
    circle(x, y, radius * 1.25, { fill: palette.amber, filter: 'url(#warm)' }) +
    circle(x, y, radius, { fill: palette.cream }) +
    circle(x, y, radius * 0.74, { fill: palette.moon }) +
    circle(x, y, radius * 0.24, { fill: palette.spark })
  );
}

/** A napkin of wax cloth, folded long, around 0,0. */
export function napkin(palette: Palette, pattern: string, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const outline = d`M${-w} ${-h}H${w}L${w * 1.12} ${h}L0 ${h * 1.16}L${-w * 1.12} ${h}Z`;
  return (
    `<clipPath id="napkin">${path(outline)}</clipPath>` +
    group(
      { filter: 'url(#warm)' },
      group({ clipPath: 'url(#napkin)' }, group({ transform: at(-w * 1.3, -h) }, pattern)),
    ) +
    rect(-w - 4, -14, width + 8, 22, { fill: palette.amber, filter: 'url(#tight)' }) +
    rect(-w - 4, -10, width + 8, 3, { fill: palette.moon, opacity: 0.8 })
  );
}
