import { d } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { group, path, rect } from '../geometry/svg.ts';
import { palm } from '../flora/palm.ts';
import type { Palette } from '../palette/palette.ts';

/** The far side of the lagoon: a line of palms, and roofs with lit windows where `lit` allows. */
export function farShore(
  palette: Palette,
  random: Random,
  {
    width,
    horizon,
    size,
    clear,
    lit = () => true,
  }: { width: number; horizon: number; size: number; clear: number; lit?: (x: number) => boolean },
): string {
  let ground = d`M0 ${horizon + 6}`;
  for (let x = 0; x <= width + 36; x += 36) ground += d`L${x} ${horizon - (16 + random.between(0, 20)) * size}`;
  ground += d`L${width} ${horizon + 6}Z`;
  let palms = '';
  for (let x = 20; x < width; x += random.between(50, 120) * size) {
    if (Math.abs(x - clear) < 70 * size) continue;
    palms += palm(random, x, horizon, {
      height: random.between(56, 104) * size,
      lean: random.between(-16, 16) * size,
      spread: random.between(28, 44) * size,
      colour: palette.night[4],
      fronds: 8,
      leaflets: 13,
    });
  }
  let houses = '';
  for (let x = -20; x < width; x += random.between(46, 150) * size) {
    const [wide, high] = [random.between(30, 74) * size, random.between(16, 34) * size];
    houses += path(
      d`
        M${x} ${horizon + 8}V${horizon - high}L${x + wide / 2} ${horizon - high - 14 * size}
        L${x + wide} ${horizon - high}V${horizon + 8}Z
      `,
      { fill: palette.inkFar },
    );
    for (let window = 0; window < 2; window += 1) {
      if (!random.chance(0.75) || !lit(x)) continue;
      houses += rect(x + wide * (0.2 + 0.38 * window), horizon - high * 0.7, 5 * size, 7 * size, {
        fill: palette.moon,
      });
    }
  }
  return (
    group({ filter: 'url(#sheet)' }, path(ground, { fill: palette.night[4] }), palms) +
    group({ filter: 'url(#sheet)' }, houses)
  );
}
