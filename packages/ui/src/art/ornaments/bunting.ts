import { curve, distance, d, rope, type Point } from '../geometry/curve.ts';
import { group, path, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

/** Pennants of cut paper on a cord, folded down the middle. */
export function bunting(palette: Palette, from: Point, to: Point, sag: number, step = 34): string {
  const points = rope(from, to, sag, Math.round(distance(from, to) / step));
  const colours = [palette.gold, palette.cream, palette.dyeBright, palette.bronze];
  let flags = '';
  for (const [index, [x, y]] of points.slice(0, -1).entries()) {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2];
    const tip = d`${middleX - 2} ${middleY + step * 1.06}`;
    flags += path(d`M${x + 2} ${y}L${nextX - 2} ${nextY}L${tip}Z`, { fill: colours[index % 4] });
    flags += path(d`M${x + 2} ${y}L${middleX} ${middleY}L${tip}Z`, { fill: palette.spark, opacity: 0.16 });
  }
  return group({ filter: 'url(#tight)' }, flags) + stroke(curve(...points), palette.inkDeep, 1.6);
}
