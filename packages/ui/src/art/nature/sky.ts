import { shape, type Point } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { at, circle, group, path, rect, stroke } from '../geometry/svg.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import { starfield } from '../ornaments/lights.ts';
import type { Palette } from '../palette/palette.ts';

/** A ring of paper cut by hand: a circle that is not quite one. */
export function handCutCircle(random: Random, x: number, y: number, radius: number, wobble = 0.012): string {
  const [slow, fast] = [random.between(0, 6.28), random.between(0, 6.28)];
  const points = Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    const reach = radius * (1 + wobble * Math.sin(3 * angle + slow) + wobble * 0.5 * Math.sin(7 * angle + fast));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return shape(...points);
}

/** Rings of paper one on another around a point, the widest first, each as [radius, fill]. */
export function ringSheets(
  palette: Palette,
  random: Random,
  [x, y]: Point,
  rings: readonly (readonly [radius: number, fill: string | undefined])[],
): string {
  return rings
    .map(([radius, fill]) => {
      const outline = handCutCircle(random, x, y, radius);
      return path(outline, { fill, filter: 'url(#sheet)' }) + stroke(outline, palette.spark, 1.4, { opacity: 0.07 });
    })
    .join('');
}

/** Night sky in sheets of paper around a moon (radius 204 × size), with its engraved rings and stars. */
export function moonSky(
  palette: Palette,
  random: Random,
  {
    width,
    height,
    x,
    y,
    size,
    stars = 90,
  }: { width: number; height: number; x: number; y: number; size: number; stars?: number },
): string {
  const radii = [1320, 1080, 860, 670, 505, 375, 278];
  const sheets = ringSheets(
    palette,
    random,
    [x, y],
    radii.map((radius, index) => [radius * size, palette.night[index + 1]]),
  );
  const rings = group(
    { transform: at(x, y, size) },
    guilloche(palette.moon, { radius: 241, swing: 15, lobes: 60, strands: 8, width: 0.8, opacity: 0.42 }),
    guilloche(palette.moon, { radius: 327, swing: 10, lobes: 84, strands: 6, width: 0.7, opacity: 0.22 }),
  );
  const seas = [
    [-72, -60, 36, 26, 20],
    [46, -98, 22, 15, 0],
    [79, 10, 43, 29, -30],
    [-24, 53, 26, 19, 10],
    [-118, 26, 16, 11, 0],
  ] as const;
  return (
    rect(0, 0, width, height, { fill: palette.night[0] }) +
    sheets +
    circle(x, y, 900 * size, { fill: 'url(#halo)' }) +
    rings +
    starfield(palette, random, {
      width,
      height: y,
      count: stars,
      keepOut: (sx, sy) => Math.hypot(sx - x, sy - y) < 310 * size,
    }) +
    circle(x, y, 204 * size, { fill: 'url(#moon)', filter: 'url(#sheet)' }) +
    group(
      { transform: at(x, y, size), fill: palette.amber, opacity: 0.17 },
      ...seas.map(
        ([sx, sy, rx, ry, turn]) =>
          `<ellipse cx="${sx}" cy="${sy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${sx} ${sy})"/>`,
      ),
    )
  );
}
