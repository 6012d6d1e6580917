import { distance, d, rope, curve, oval, type Point } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { circle, path, rect, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

/** A string of bulbs hanging from one point to another. Needs the gradient `bulb`. */
export function festoon(
  palette: Palette,
  random: Random,
  from: Point,
  to: Point,
  { sag, step = 46, size = 1 }: { sag: number; step?: number; size?: number },
): string {
  const count = Math.max(4, Math.round(distance(from, to) / step));
  const points = rope(from, to, sag, count);
  const cord = curve(...points);
  let bulbs = '';
  for (const [x, y] of points.slice(1, -1)) {
    bulbs += circle(x, y + 11 * size, 38 * size, { fill: 'url(#bulb)', opacity: random.between(0.6, 1) });
    bulbs += rect(x - 2 * size, y, 4 * size, 5 * size, { fill: palette.inkDeep });
    const glass = d`
      M${x - 2.2 * size} ${y + 4.6 * size}
      c${-5 * size} ${6 * size} ${-3.4 * size} ${12.4 * size} ${2.2 * size} ${12.4 * size}
      s${7.2 * size} ${-6.4 * size} ${2.2 * size} ${-12.4 * size}z
    `;
    bulbs += path(glass, { fill: palette.glow });
    bulbs += circle(x, y + 11.4 * size, 2.2 * size, { fill: palette.spark });
  }
  return stroke(cord, palette.inkDeep, 2.2 * size) + stroke(cord, palette.gold, 0.8 * size, { opacity: 0.35 }) + bulbs;
}

/** A paper lantern on its cord, hanging from `drop` above. Needs the gradients `bulb` and `lantern`. */
export function lantern(palette: Palette, x: number, y: number, radius: number, drop = 40): string {
  const height = radius * 0.94;
  let ribs = '';
  for (let rib = -3; rib <= 3; rib += 1) {
    const t = rib / 4;
    const half = radius * Math.sqrt(1 - t * t);
    const level = y + height * t;
    const data = d`M${x - half} ${level}Q${x} ${level + radius * 0.15} ${x + half} ${level}`;
    ribs += stroke(data, palette.umber, Math.max(0.8, radius * 0.045), { opacity: 0.45 });
  }
  const cap = (level: number): string =>
    rect(x - radius * 0.3, level - 2, radius * 0.6, 4.4, { fill: palette.inkDeep });
  const tassel = d`M${x} ${y + height}v${radius * 0.75}`;
  return (
    stroke(d`M${x} ${y - radius - drop}V${y - radius}`, palette.inkDeep, 1.4) +
    circle(x, y, radius * 3.2, { fill: 'url(#bulb)', opacity: 0.85 }) +
    path(oval(x, y, radius, height), { fill: 'url(#lantern)' }) +
    ribs +
    cap(y - height) +
    cap(y + height) +
    stroke(tassel, palette.gold, Math.max(1, radius * 0.09))
  );
}

/** A four-pointed star. */
function star(palette: Palette, x: number, y: number, radius: number, opacity = 1): string {
  const waist = radius * 0.11;
  const tips: Point[] = [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ];
  const waists: Point[] = [
    [x + waist, y - waist],
    [x + waist, y + waist],
    [x - waist, y + waist],
    [x - waist, y - waist],
  ];
  const sides = tips.map((_, index) => {
    const [waistX, waistY] = waists[index] ?? [x, y];
    const [nextX, nextY] = tips[(index + 1) % 4] ?? [x, y];
    return d`Q${waistX} ${waistY} ${nextX} ${nextY}`;
  });
  return path(`${d`M${x} ${y - radius}`}${sides.join('')}Z`, { fill: palette.moon, opacity });
}

/** Stars strewn over a box, except where `keepOut` says so. */
export function starfield(
  palette: Palette,
  random: Random,
  {
    width,
    height,
    count,
    keepOut = () => false,
  }: { width: number; height: number; count: number; keepOut?: (x: number, y: number) => boolean },
): string {
  let stars = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    if (keepOut(x, y)) continue;
    stars += random.chance(0.26)
      ? star(palette, x, y, random.between(4, 9), random.between(0.35, 0.9))
      : circle(x, y, random.between(0.7, 1.7), { fill: palette.moon, opacity: random.between(0.25, 0.8) });
  }
  return stars;
}
