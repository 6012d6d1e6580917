import { curve, d, num, shape, type Point } from '../geometry/curve.ts';
import { at, group, path, stroke } from '../geometry/svg.ts';

/** A broad leaf with its veins, from 0,0 to the right, `length` long. */
export function broadLeaf(length: number, width: number, fill: string, vein: string, veinOpacity = 0.4): string {
  const edge = (t: number, side: number): Point => [
    length * t,
    side * width * Math.sin(Math.PI * t ** 0.72) + length * 0.1 * t * t,
  ];
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const outline = [
    ...steps.map((t) => edge(t, 1)),
    ...steps
      .slice(1, -1)
      .toReversed()
      .map((t) => edge(t, -1)),
  ];
  let veins = '';
  for (const t of steps.slice(2, -1)) {
    for (const side of [-0.88, 0.88]) {
      const [fromX, fromY] = edge(t, 0);
      const [toX, toY] = edge(Math.min(1, t + 0.09), side);
      veins += d`M${fromX} ${fromY}L${toX} ${toY}`;
    }
  }
  return (
    path(shape(...outline), { fill }) +
    stroke(curve(edge(0, 0), edge(0.5, 0), edge(1, 0)), vein, 1.4, { opacity: veinOpacity }) +
    stroke(veins, vein, 1, { opacity: veinOpacity * 0.36 })
  );
}

/** Broad leaves fanned out from a point: each as [degrees, length, width]. */
export function leafFan(
  x: number,
  y: number,
  leaves: readonly (readonly [degrees: number, length: number, width: number])[],
  fill: string,
  vein: string,
): string {
  return group(
    { filter: 'url(#raised)' },
    ...leaves.map(([degrees, length, width]) =>
      group({ transform: at(x, y, 1, degrees) }, broadLeaf(length, width, fill, vein)),
    ),
  );
}

/** A small pointed leaf from 0,0 to the right, as path data. */
export function leaflet(length: number, plump = 0.36): string {
  const bulge = num(length * plump);
  return d`M0 0Q${length * 0.5} -${bulge} ${length} 0Q${length * 0.5} ${bulge} 0 0Z`;
}

/** A sprig: a stem from 0,0 to the right with pairs of leaves. */
export function sprig(length: number, fills: readonly [string, ...string[]], stem: string, size = 1): string {
  const pairs = Math.round(length / (19 * size));
  let leaves = stroke(d`M0 0Q${length * 0.5} ${-length * 0.07} ${length} 0`, stem, 2 * size);
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = (pair + 0.4) / pairs;
    const [x, y] = [length * t, -length * 0.14 * t * (1 - t) * 1.0];
    const reach = (30 - 9 * t) * size;
    for (const side of [-1, 1]) {
      const fill = fills[(pair + (side > 0 ? 1 : 0)) % fills.length];
      leaves += group({ transform: at(x, y, 1, side * (52 - 16 * t)), fill }, path(leaflet(reach, 0.3)));
    }
  }
  return leaves + group({ transform: at(length - 2, 0), fill: fills[0] }, path(leaflet(20 * size, 0.3)));
}
