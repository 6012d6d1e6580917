/** A point in the drawing's units, y downwards. */
export type Point = readonly [x: number, y: number];

/** A number as SVG text, to a tenth of a unit (a hundredth below 2, where it can be seen after scaling). */
export function num(value: number): string {
  const text = Math.abs(value) < 2 ? value.toFixed(2) : value.toFixed(1);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text;
}

/** Path data as a template: numbers are rounded, line breaks and the spaces around them become one space. */
export function d(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  const joined = texts.reduce((before, text, index) => {
    const value = values[index - 1] ?? '';
    return before + (typeof value === 'number' ? num(value) : value) + text;
  });
  return joined.trim().replaceAll(/\s*\n\s*/g, ' ');
}

/** Path data of straight lines through the points. */
function lines(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Path data of straight lines around the points. */
export function polygon(...points: Point[]): string {
  return lines(points, true);
}

function around(points: readonly Point[], index: number, closed: boolean): Point {
  const { length } = points;
  const at = closed ? (index + length) % length : Math.max(0, Math.min(length - 1, index));
  return points[at] ?? [0, 0];
}

function throughPoints(points: readonly Point[], closed: boolean): string {
  const [startX, startY] = around(points, 0, closed);
  let data = `M${num(startX)} ${num(startY)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index += 1) {
    const [beforeX, beforeY] = around(points, index - 1, closed);
    const [fromX, fromY] = around(points, index, closed);
    const [toX, toY] = around(points, index + 1, closed);
    const [afterX, afterY] = around(points, index + 2, closed);
    data += `C${num(fromX + (toX - beforeX) / 6)} ${num(fromY + (toY - beforeY) / 6)} `;
    data += `${num(toX - (afterX - fromX) / 6)} ${num(toY - (afterY - fromY) / 6)} ${num(toX)} ${num(toY)}`;
  }
  return closed ? `${data}Z` : data;
}

/** Path data of a smooth open curve through the points (Catmull–Rom as Béziers). */
export function curve(...points: Point[]): string {
  return throughPoints(points, false);
}

/** Path data of a smooth closed shape through the points. */
export function shape(...points: Point[]): string {
  return throughPoints(points, true);
}

/** Path data of an ellipse, turned by `degrees` about its centre. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusX];
  const arc = `A${num(radiusX)} ${num(radiusY)} ${num(degrees)} 1 1`;
  return `M${num(x - dx)} ${num(y - dy)}${arc} ${num(x + dx)} ${num(y + dy)}${arc} ${num(x - dx)} ${num(y - dy)}Z`;
}

/** The point at `share` (0…1) of a smooth curve through the points. */
function along(points: readonly Point[], share: number): Point {
  const place = Math.max(0, Math.min(1, share)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const t = place - index;
  const four = [index - 1, index, index + 1, index + 2].map((at) => around(points, at, false));
  const [before, from, to, after] = four as [Point, Point, Point, Point];
  const blend = (p: number, q: number, r: number, s: number): number =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [blend(before[0], from[0], to[0], after[0]), blend(before[1], from[1], to[1], after[1])];
}

/** Path data of a limb: a smooth stroke along the points whose width tapers through `widths`, with round ends. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const steps = points.length * 4;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const [x, y] = along(points, share);
    const [backX, backY] = along(points, share - 0.01);
    const [onX, onY] = along(points, share + 0.01);
    const angle = Math.atan2(onY - backY, onX - backX);
    const place = share * (widths.length - 1);
    const low = Math.min(widths.length - 2, Math.floor(place));
    const from = widths[low] ?? 1;
    const half = (from + ((widths[low + 1] ?? from) - from) * (place - low)) / 2;
    left.push([x + Math.sin(angle) * half, y - Math.cos(angle) * half]);
    right.unshift([x - Math.sin(angle) * half, y + Math.cos(angle) * half]);
    if (step === steps) left.push([x + Math.cos(angle) * half * 0.9, y + Math.sin(angle) * half * 0.9]);
    if (step === 0) right.push([x - Math.cos(angle) * half * 0.9, y - Math.sin(angle) * half * 0.9]);
  }
  return shape(...left, ...right);
}

/** Points of a rope hanging between two ends, `sag` lower in the middle, in `count` equal steps. */
export function rope(from: Point, to: Point, sag: number, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)] as const;
  });
}

/** The distance between two points. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
