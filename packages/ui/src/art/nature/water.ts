import { d } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { path, rect, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

function ripple(x: number, y: number, half: number, thick: number): string {
  return d`M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`;
}

/** Still water from the horizon down, with the light's path below `lightX`. */
export function water(
  palette: Palette,
  random: Random,
  {
    width,
    bottom,
    horizon,
    lightX,
    size,
    shine = 1,
  }: { width: number; bottom: number; horizon: number; lightX: number; size: number; shine?: number },
): string {
  let ripples = '';
  for (let y = horizon + 10; y < bottom; y += random.between(7, 11) * (1 + (y - horizon) / 520)) {
    const depth = (y - horizon) / size;
    const spread = (70 + depth) * size;
    for (let index = 0; index < 12; index += 1) {
      const x = lightX + random.bell() * spread * 2.6;
      const nearness = Math.exp(-((x - lightX) ** 2) / (2 * spread ** 2));
      const half = (14 + random.between(0, 60) + depth * 0.1) * size * (0.5 + nearness * 0.8);
      const fill = random.chance(0.75) ? palette.moon : palette.glow;
      const opacity = Math.max(0.05, nearness * random.between(0.45, 0.95) * shine);
      ripples += path(ripple(x, y, half, (2.4 + depth * 0.016) * size), { fill, opacity });
    }
    for (let index = 0; index < 7; index += 1) {
      const [x, half] = [random.between(0, width), random.between(30, 110) * size];
      const fill = random.chance(0.5) ? palette.ink : palette.dyeLight;
      ripples += path(ripple(x, y, half, 2.4 * size), { fill, opacity: random.between(0.14, 0.36) });
    }
  }
  return (
    rect(0, horizon, width, bottom - horizon, { fill: 'url(#water)' }) +
    stroke(d`M0 ${horizon}H${width}`, palette.dyeLight, 1.2, { opacity: 0.5 }) +
    ripples
  );
}
