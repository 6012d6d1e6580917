import type { Box, Position } from '../clip.ts';

/** Returns the distance between lines, in degrees, so that some are visible at every zoom. */
function stepAt(zoom: number): number {
  const idealStep = 90 / 2 ** (zoom - 1);
  const power = 10 ** Math.floor(Math.log10(idealStep));
  return [5, 2, 1].map((each) => each * power).find((each) => each <= idealStep) ?? power;
}

/** Returns the meridians and parallels through a box in degrees. They are correct even where no other data exists. */
export function graticule([west, south, east, north]: Box, zoom: number): Position[][] {
  const step = stepAt(zoom);
  const lines: Position[][] = [];
  for (let at = Math.ceil(west / step); at * step <= east; at += 1)
    lines.push([
      [at * step, south],
      [at * step, north],
    ]);
  for (let at = Math.ceil(south / step); at * step <= north; at += 1)
    lines.push([
      [west, at * step],
      [east, at * step],
    ]);
  return lines;
}
