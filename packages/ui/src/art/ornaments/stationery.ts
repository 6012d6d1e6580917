import { curve, d, num } from '../geometry/curve.ts';
import { at, circle, group, path, rect, stroke } from '../geometry/svg.ts';
import { guilloche } from './guilloche.ts';
import type { Palette } from '../palette/palette.ts';

/** Path data of the site's frame: a rectangle around 0,0 with concave corners of radius `notch`. */
export function concaveFrame(width: number, height: number, notch: number): string {
  const [x, y, n] = [width / 2, height / 2, num(notch)];
  return (
    d`
      M${-x + notch} ${-y}H${x - notch}A${n} ${n} 0 0 0 ${x} ${-y + notch}V${y - notch}
      A${n} ${n} 0 0 0 ${x - notch} ${y}
    ` + d`H${-x + notch}A${n} ${n} 0 0 0 ${-x} ${y - notch}V${-y + notch}A${n} ${n} 0 0 0 ${-x + notch} ${-y}Z`
  );
}

/** A line of pretended handwriting around 0,0: loops and strokes that spell nothing. */
export function flourish(colour: string, width: number, thickness = 1.6): string {
  const pen = curve(
    [-50, -2],
    [-44, -13],
    [-37, -10],
    [-40, 6],
    [-46, 8],
    [-36, 2],
    [-30, -3],
    [-26, 4],
    [-21, -3],
    [-17, 4],
    [-12, -3],
    [-8, -14],
    [-4, -10],
    [-9, 5],
    [-2, 0],
    [3, -4],
    [1, 4],
    [8, -3],
    [11, 4],
    [16, -2],
    [21, 3],
    [26, -16],
    [29, -10],
    [23, 6],
    [32, 1],
    [38, -4],
    [37, 4],
    [45, 0],
    [52, -6],
  );
  const underline = curve([-34, 15], [-8, 12], [18, 15], [40, 11]);
  return group(
    { transform: `scale(${(width / 104).toFixed(3)})` },
    stroke(pen, colour, thickness, { strokeLinejoin: 'round' }),
    stroke(underline, colour, thickness * 0.55),
  );
}

/** A card from above, its middle on 0,0, with the site's frame in gold. */
export function card(palette: Palette, width: number, height: number, paper: string): string {
  return (
    rect(-width / 2, -height / 2, width, height, { fill: paper, filter: 'url(#warm)' }) +
    stroke(concaveFrame(width - width * 0.07, height - width * 0.07, width * 0.05), palette.amber, 1.4) +
    stroke(concaveFrame(width - width * 0.1, height - width * 0.1, width * 0.045), palette.gold, 0.8)
  );
}

/** A seal of wax with an engraved rosette, around 0,0. */
export function seal(palette: Palette, radius: number): string {
  const blob = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI;
    const reach = radius * (1.06 + 0.05 * Math.sin(index * 2.3) + 0.03 * Math.sin(index * 5.1));
    return d`${index === 0 ? 'M' : 'L'}${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
  }).join('');
  return (
    group(
      { filter: 'url(#tight)' },
      path(`${blob}Z`, {
        fill: palette.amber,
        stroke: palette.amber,
        strokeWidth: radius * 0.12,
        strokeLinejoin: 'round',
      }),
    ) +
    circle(0, 0, radius * 0.82, { fill: palette.bronze }) +
    circle(0, 0, radius * 0.78, { fill: palette.gold }) +
    guilloche(palette.umber, {
      radius: radius * 0.52,
      swing: radius * 0.18,
      lobes: 12,
      strands: 8,
      width: 0.8,
      opacity: 0.6,
    })
  );
}

/** A rule of dots and a lozenge around 0,0. */
export function divider(colour: string, width: number): string {
  return (
    stroke(d`M${-width / 2} 0H-9M9 0H${width / 2}`, colour, 1) +
    group({ transform: at(0, 0, 1, 45) }, rect(-3.5, -3.5, 7, 7, { fill: colour }))
  );
}
