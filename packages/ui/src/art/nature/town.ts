import { d } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { at, circle, group, path, rect } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';

function tower(left: number): string {
  return (
    path(`M${left} 0V-170H${left + 6}L${left + 26} -292L${left + 46} -170H${left + 52}V0Z`) +
    path(`M${left + 25} -304h2v-8h6v-2h-6v-8h-2v8h-6v2h6z`)
  );
}

/** A church with two spires, as Lomé's cathedral stands over its market: on x,y, about 300 tall at scale 1. */
export function cathedral(fill: string, light: string, x: number, y: number, scale: number): string {
  const windows = [12, 154].map((left) =>
    path(`M${left + 20} -120v-24a6 6 0 0 1 12 0v24zM${left + 20} -66v-24a6 6 0 0 1 12 0v24z`, {
      fill: light,
      opacity: 0.75,
    }),
  );
  return group(
    { transform: at(x, y, scale), fill },
    tower(12),
    tower(154),
    path('M60 0V-120L109 -172L158 -120V0Z'),
    circle(109, -108, 15, { fill: light, opacity: 0.75 }),
    circle(109, -108, 5, { fill }),
    ...windows,
  );
}

/** A row of low town houses with flat and pitched roofs, lit windows where `lit` allows. */
export function townRow(
  palette: Palette,
  random: Random,
  {
    width,
    ground,
    fill,
    size,
    lit = () => true,
  }: { width: number; ground: number; fill: string; size: number; lit?: (x: number) => boolean },
): string {
  let row = '';
  for (let x = -30; x < width;) {
    const [wide, high] = [random.between(70, 150) * size, random.between(60, 140) * size];
    const roof = random.chance(0.5) ? d`l${wide / 2} ${-26 * size}l${wide / 2} ${26 * size}` : d`h${wide}`;
    row += path(d`M${x} ${ground}V${ground - high}${roof}V${ground}Z`, { fill });
    for (let column = 0; column < 3; column += 1) {
      for (let floor = 0; floor < Math.floor(high / (46 * size)); floor += 1) {
        if (!random.chance(0.42) || !lit(x)) continue;
        row += rect(x + wide * (0.18 + column * 0.26), ground - high + (18 + floor * 40) * size, 9 * size, 15 * size, {
          fill: palette.moon,
          opacity: 0.8,
        });
      }
    }
    x += wide + (random.chance(0.25) ? random.between(10, 40) * size : -1);
  }
  return group({ filter: 'url(#sheet)' }, row);
}
