/** A point: longitude and latitude in degrees as in GeoJSON, or any point of a plane. */
export type Position = [x: number, y: number];

/** A box: west, south, east, north; or left, top, right, bottom. */
export type Box = [left: number, low: number, right: number, high: number];

/** Whether a point is inside a box or on its border. */
export const isWithin = ([x, y]: Position, [left, low, right, high]: Box): boolean =>
  x >= left && x <= right && y >= low && y <= high;

/**
 * Clips a ring to a box, side by side (Sutherland and Hodgman).
 * @param ring an open ring, whose first point is not repeated at the end
 * @returns an open ring; empty when nothing is inside the box
 */
export function clipRing(ring: Position[], [left, low, right, high]: Box): Position[] {
  const sides: [axis: 0 | 1, at: number, keep: (value: number) => boolean][] = [
    [0, left, (x) => x >= left],
    [0, right, (x) => x <= right],
    [1, low, (y) => y >= low],
    [1, high, (y) => y <= high],
  ];
  let points = ring;
  for (const [axis, at, keep] of sides) {
    const before = points;
    points = [];
    before.forEach((point, index) => {
      const last = before[(index + before.length - 1) % before.length] ?? point;
      if (keep(point[axis]) !== keep(last[axis])) {
        const share = (at - last[axis]) / (point[axis] - last[axis]);
        const crossing: Position = [last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])];
        crossing[axis] = at;
        points.push(crossing);
      }
      if (keep(point[axis])) points.push(point);
    });
  }
  return points;
}

/** Clips the segment from `from` to `to` to a box. Returns undefined when it lies outside (Liang and Barsky). */
function clipStep(from: Position, to: Position, [left, low, right, high]: Box): [Position, Position] | undefined {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  let start = 0;
  let end = 1;
  for (const [by, room] of [
    [-dx, from[0] - left],
    [dx, right - from[0]],
    [-dy, from[1] - low],
    [dy, high - from[1]],
  ] as const) {
    if (by === 0) {
      if (room < 0) return undefined;
    } else if (by < 0) start = Math.max(start, room / by);
    else end = Math.min(end, room / by);
  }
  if (start > end) return undefined;
  const at = (share: number): Position => [from[0] + share * dx, from[1] + share * dy];
  return [start === 0 ? from : at(start), end === 1 ? to : at(end)];
}

/** Returns the parts of a line that lie inside a box. */
export function clipLine(line: Position[], box: Box): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  line.forEach((point, index) => {
    const last = line[index - 1];
    if (last === undefined) return;
    const step = clipStep(last, point, box);
    if (step === undefined) return;
    const [from, to] = step;
    const end = part.at(-1);
    if (end === undefined || end[0] !== from[0] || end[1] !== from[1]) {
      if (part.length > 1) parts.push(part);
      part = [from];
    }
    part.push(to);
  });
  if (part.length > 1) parts.push(part);
  return parts;
}
