import { limb, d, oval, polygon, type Point } from '../geometry/curve.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { at, circle, document, group, linear, path, rect, stroke } from '../geometry/svg.ts';
import { bunting } from '../ornaments/bunting.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import type { Palette } from '../palette/palette.ts';
import { place } from '../people/figure.ts';
import { listener } from '../people/guests.ts';
import { balafonist, drummer, guitarist, singer, trumpeter } from '../people/musicians.ts';
import { definitions, type DrawScene } from './scene.ts';

/** Arches of paper, one inside the other, around the middle of the stage's floor. */
function arches(palette: Palette, floor: number): string {
  return [palette.night[2], palette.night[3], palette.night[4], palette.night[5], palette.night[6]]
    .map((fill, index) => {
      const half = 440 - index * 62;
      const spring = -300 + index * 18;
      const data = `M${-half} ${floor}V${spring}A${half} ${half} 0 0 1 ${half} ${spring}V${floor}Z`;
      return path(data, { fill, filter: 'url(#sheet)' }) + stroke(data, palette.moon, 1.2, { opacity: 0.14 });
    })
    .join('');
}

/** Lamps on the truss and the light they throw. */
function beams(palette: Palette): string {
  return ([[-270, 19], [-100, 6], [100, -6], [270, -19]] as const)
    .map(([x, degrees]) =>
      group(
        { transform: at(x, -520, 1, -degrees) },
        path(polygon([-7, 8], [7, 8], [104, 640], [-104, 640]), { fill: 'url(#beam)' }),
        circle(0, 6, 54, { fill: 'url(#bulb)' }),
        path('M-13 -24h26l5 30h-36z', { fill: palette.inkDeep }),
        rect(-18, 4, 36, 4, { fill: palette.glow }),
      ),
    )
    .join('');
}

function truss(palette: Palette): string {
  let lattice = '';
  for (let x = -430; x < 420; x += 26) lattice += `M${x} -556l13 22l13 -22`;
  return rect(-440, -560, 880, 7, { fill: palette.inkDeep }) + rect(-440, -536, 880, 5, { fill: palette.inkDeep }) +
    stroke(lattice, palette.inkDeep, 3);
}

/** Heavy folds of cloth from the top to the floor, from `from` to `to`. */
function curtain(palette: Palette, from: number, to: number, height: number, opacity = 1): string {
  const folds = Math.max(2, Math.round(Math.abs(to - from) / 86));
  const step = (to - from) / folds;
  let cloth = '';
  for (let index = 0; index < folds; index += 1) {
    const x = from + index * step;
    cloth += path(d`
      M${x} -10H${x + step}Q${x + step * 1.06} ${height * 0.5} ${x + step} ${height}H${x}
      Q${x - step * 0.05} ${height * 0.5} ${x} -10Z
    `,
      { fill: 'url(#fold)' });
  }
  return group({ opacity, filter: 'url(#raised)' }, cloth);
}

function crowd(palette: Palette, random: Random, from: number, to: number, y: number): string {
  const kinds = ['short', 'wrap', 'afro', 'bun', 'cap'] as const;
  let people = '';
  for (let x = from; x < to; x += random.between(62, 88)) {
    people += group({ transform: at(x, y + random.between(-14, 18), random.between(0.8, 0.98)) },
      listener(random.pick(kinds)));
    if (!random.chance(0.42)) continue;
    const side = random.chance(0.5) ? -1 : 1;
    const reach = random.between(62, 92);
    const arm: Point[] = [[x + side * 34, y + 30], [x + side * 50, y - 10], [x + side * 46, y - reach * 0.6],
      [x + side * 42, y - reach]];
    people += path(limb(arm, [24, 19, 14, 10])) + path(oval(x + side * 41, y - reach - 9, 7.5, 11, side * 8));
  }
  return group({ transform: at(1.6, -2), fill: palette.gold, opacity: 0.7 }, people) +
    group({ fill: palette.inkDeep }, people, rect(from - 60, y + 66, to - from + 120, 120));
}

/** A band on the stage, beams of light, the crowd before it. */
export const drawStage: DrawScene = (palette, composition) => {
  const random = createRandom(21);
  const portrait = composition === 'portrait';
  const { width, height, x, y, size } = portrait
    ? { width: 900, height: 1640, x: 450, y: 1400, size: 0.98 }
    : { width: 1920, height: 1080, x: 1380, y: 880, size: 1.08 };
  const put = (figure: Parameters<typeof place>[1], px: number, scale: number, flip = false): string =>
    place(palette, figure, { x: px, y: 0, scale, flip, rimOpacity: 0.95 });
  const right = (width - x) / size;
  return document(
    width,
    height,
    definitions(palette) +
      linear('beam', [[0, palette.glow, 0.62], [0.55, palette.moon, 0.2], [1, palette.moon, 0]]) +
      linear('fold', [[0, palette.night[1]], [0.35, palette.night[2]], [0.62, palette.night[0]], [1, palette.inkDeep]],
        [1, 0]) +
      linear('calm', [[0, palette.night[0], 0.55], [0.75, palette.night[0], 0.3], [1, palette.night[0], 0]], [1, 0]) +
      linear('dusk', [[0, palette.night[0], 0.75], [0.6, palette.night[0], 0.2], [1, palette.night[0], 0]]),
    rect(0, 0, width, height, { fill: palette.night[0] }),
    rect(0, 0, width, height, { fill: palette.night[1] }),
    portrait ? curtain(palette, 0, 900, height, 0.9) : '',
    group(
      { transform: at(x, y, size) },
      arches(palette, 4),
      circle(0, -220, 520, { fill: 'url(#halo)' }),
      group({ transform: at(0, -226) }, guilloche(palette.moon,
        { radius: 150, swing: 16, lobes: 48, strands: 8, width: 0.8, opacity: 0.5 }),
        guilloche(palette.moon, { radius: 104, swing: 10, lobes: 36, strands: 6, width: 0.7, opacity: 0.4 })),
    ),
    portrait ? '' : curtain(palette, -40, x - 452 * size, height),
    portrait ? '' : curtain(palette, x + 452 * size, width + 60, height),
    group(
      { transform: at(x, y, size) },
      truss(palette),
      beams(palette),
      bunting(palette, [-446, -600], [446, -600], 60, 40),
      group({ filter: 'url(#raised)' }, rect(-(x / size) - 20, 0, (x + width) / size + 600, 60, { fill: palette.ink })),
      path(`M-330 2Q0 -22 330 2Q0 26 -330 2Z`, { fill: palette.moon, opacity: 0.3 }),
      stroke(d`M${-x / size} 0H${right}`, palette.gold, 2.4),
      put(balafonist(), -356, 1.2), put(trumpeter(), -216, 1.24), put(singer(), 8, 1.42),
        put(guitarist(), 172, 1.24, true), put(drummer(), 292, 1.22, true),
      crowd(palette, random, -x / size, right + 60, portrait ? 170 : 128),
    ),
    portrait ? rect(0, 0, width, 900, { fill: 'url(#dusk)' }) : rect(0, 0, width * 0.56, height,
      { fill: 'url(#calm)' }),
  );
};
