import { d, oval, type Point } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { group, path, stroke } from '../geometry/svg.ts';

/** One palm frond from a point in a direction (radians): leaflets along a drooping rib. */
function frond(
  random: Random,
  [x, y]: Point,
  angle: number,
  length: number,
  { droop = 0.5, leaflets = 26, colour }: { droop?: number; leaflets?: number; colour: string },
): string {
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * droop * 0.55];
  const bend: Point = [x + Math.cos(angle) * length * 0.55, y + Math.sin(angle) * length * 0.62 - length * 0.1 * droop];
  const rib = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * (1 - t) * t * bend[0] + t * t * end[0],
    (1 - t) ** 2 * y + 2 * (1 - t) * t * bend[1] + t * t * end[1],
  ];
  let blades = '';
  for (let index = 2; index <= leaflets; index += 1) {
    const t = index / leaflets;
    const [px, py] = rib(t);
    const [onX, onY] = rib(Math.min(1, t + 0.02));
    const [backX, backY] = rib(t - 0.02);
    const along = Math.atan2(onY - backY, onX - backX);
    const half = length * 0.0135;
    const [footX, footY] = [Math.cos(along) * half, Math.sin(along) * half];
    for (const side of [-1, 1]) {
      const reach = length * 0.34 * Math.sin(Math.PI * t ** 0.62) * random.between(0.86, 1.06) + length * 0.03;
      const lean = along + side * (1 - 0.55 * t);
      const [tipX, tipY] = [px + Math.cos(lean) * reach, py + Math.sin(lean) * reach + reach * 0.34];
      const [midX, midY] = [(px + tipX) / 2, (py + tipY) / 2];
      blades += d`M${px - footX} ${py - footY}Q${midX + Math.cos(lean) * 2} ${midY - reach * 0.13} ${tipX} ${tipY}`;
      blades += d`Q${midX} ${midY} ${px + footX} ${py + footY}Z`;
    }
  }
  const spine = d`M${x} ${y}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`;
  return path(blades) + stroke(spine, colour, length * 0.013 + 0.6);
}

/** How a palm grows: `spread` is the length of a frond, `leaflets` how finely each is cut. */
export interface PalmLook {
  height: number;
  lean: number;
  spread: number;
  colour: string;
  fronds?: number;
  leaflets?: number;
}

/** A coconut palm: foot at x,y, `height` tall, its head `lean` to the side. */
export function palm(
  random: Random,
  x: number,
  y: number,
  { height, lean, spread, colour, fronds = 11, leaflets = 26 }: PalmLook,
): string {
  const [topX, topY] = [x + lean, y - height];
  const trunk =
    d`
      M${x - height * 0.026} ${y}
      C${x - height * 0.02 + lean * 0.1} ${y - height * 0.4} ${topX - height * 0.03 - lean * 0.3} ${
        topY + height * 0.3
      } ${topX - height * 0.011} ${topY}
    ` +
    d`
      L${topX + height * 0.011} ${topY}
      C${topX + height * 0.012 - lean * 0.25} ${topY + height * 0.3} ${
        x + height * 0.03 + lean * 0.1
      } ${y - height * 0.4} ${x + height * 0.034} ${y}
      Z
    `;
  let crown = '';
  const middle = (fronds - 1) / 2;
  for (let index = 0; index < fronds; index += 1) {
    const angle = -Math.PI / 2 + (index - middle) * ((Math.PI * 1.36) / (fronds - 1)) + random.between(-0.07, 0.07);
    const droop = 0.45 + (Math.abs(index - middle) / fronds) * 0.9;
    crown += frond(random, [topX, topY], angle, spread * random.between(0.85, 1.08), { droop, leaflets, colour });
  }
  for (let index = 0; index < 4; index += 1) {
    const nut = oval(
      topX + (random.between(-12, 12) * height) / 300,
      topY + (random.between(4, 14) * height) / 300,
      height * 0.022,
      height * 0.026,
    );
    crown += path(nut);
  }
  return group({ fill: colour }, path(trunk), crown);
}
