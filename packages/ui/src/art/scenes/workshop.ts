import { d } from '../geometry/curve.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { at, circle, document, group, linear, path, rect, stroke } from '../geometry/svg.ts';
import { broadLeaf } from '../flora/leaves.ts';
import { palm } from '../flora/palm.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import { concaveFrame } from '../ornaments/stationery.ts';
import type { Palette } from '../palette/palette.ts';
import { place } from '../people/figure.ts';
import { lectern, listener, speaker } from '../people/guests.ts';
import { definitions, type DrawScene } from './scene.ts';

/** An arched window on the lagoon, its foot on x,y. */
function archedWindow(palette: Palette, random: Random, x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const opening = `M${-half} 0V${-(height - half)}A${half} ${half} 0 0 1 ${half} ${-(height - half)}V0Z`;
  const id = `window${x}`;
  return group(
    { transform: at(x, y) },
    `<clipPath id="${id}">${path(opening)}</clipPath>`,
    path(opening, { fill: palette.paper, stroke: palette.cream, strokeWidth: 22, filter: 'url(#warm)' }),
    group(
      { clipPath: `url(#${id})` },
      rect(-half, -height, width, height, { fill: 'url(#day)' }),
      circle(half * 0.3, -height * 0.6, width * 0.17, { fill: palette.moon }),
      rect(-half, -96, width, 96, { fill: palette.dyeLight }),
      rect(-half, -66, width, 66, { fill: palette.night[6] }),
      palm(random, -half * 0.5, -60, { height: height * 0.46, lean: 16, spread: 56, colour: palette.night[5], fronds: 9,
        leaflets: 16 }),
      palm(random, half * 0.66, -54, { height: height * 0.34, lean: -12, spread: 44, colour: palette.night[4],
        fronds: 9, leaflets: 16 }),
    ),
    path(opening, { fill: 'none', stroke: palette.amber, strokeWidth: 3 }),
    stroke(d`M0 0V${-height}M${-half} ${-height * 0.46}H${half}`, palette.cream, 6),
  );
}

/** A potted plant with broad leaves, its pot on x,y. */
function plant(palette: Palette, x: number, y: number, size: number): string {
  const [deep, green, mid] = palette.leaf;
  const leaves = ([[-152, 150], [-28, 150], [-130, 176], [-50, 176], [-108, 190], [-72, 188],
    [-90, 170]] as const).map(([degrees, length], index) =>
    group({ transform: at(0, -70, 1, degrees) }, broadLeaf(length, 27, [deep, green, mid][index % 3] ?? deep,
      palette.moon, 0.45)),
  );
  return group(
    { transform: at(x, y, size), filter: 'url(#warm)' },
    ...leaves,
    path('M-44 -76H44L32 0H-32Z', { fill: palette.clay[0] }),
    path('M8 -76H44L32 0H14Z', { fill: palette.clay[1], opacity: 0.6 }),
    rect(-48, -84, 96, 16, { fill: palette.clay[1] }),
    stroke('M-40 -50L-28 -36L-16 -50L-4 -36L8 -50L20 -36L32 -50L40 -40', palette.parchment, 2, { opacity: 0.7 }),
  );
}

function screen(palette: Palette): string {
  const bars = [46, 74, 62, 104, 132].map((height, index) => rect(-6 + index * 40, 92 - height, 24, height,
    { fill: index === 4 ? palette.gold : palette.dyeLight }));
  return group(
    {},
    rect(-250, -150, 500, 296, { fill: palette.dye, filter: 'url(#warm)' }),
    stroke(concaveFrame(472, 268, 16), palette.gold, 1.6),
    group({ transform: at(-132, -8) }, guilloche(palette.gold,
      { radius: 56, swing: 20, lobes: 20, strands: 9, width: 1, opacity: 0.9 }),
      guilloche(palette.moon, { radius: 24, swing: 8, lobes: 12, strands: 6, width: 0.9, opacity: 0.9 })),
    ...bars,
    stroke('M-14 92H190', palette.cream, 2),
    stroke('M6 30L46 4L86 14L126 -30L166 -62', palette.spark, 2.6),
    ...([[6, 30], [46, 4], [86, 14], [126, -30], [166, -62]] as const).map(([x, y]) =>
      circle(x, y, 4.6, { fill: palette.spark })),
  );
}

function backs(heads: string, fill: string, rim: string): string {
  return group({ transform: at(0, -2.6), fill: rim }, heads) + group({ fill, filter: 'url(#sheet)' }, heads);
}

/** A congress by the lagoon: a speaker at her lectern, the hall listening. */
export const drawWorkshop: DrawScene = (palette) => {
  const random = createRandom(57);
  const [width, height, floor] = [1200, 900, 640];
  const kinds = ['short', 'wrap', 'afro', 'bun', 'cap'] as const;
  const row = (y: number, scale: number, step: number, offset: number): string => {
    let heads = '';
    for (let x = offset; x < width +
      80; x += step) heads += group({ transform: at(x + random.between(-8, 8), y + random.between(-5, 8), scale) },
      listener(random.pick(kinds)));
    return heads;
  };
  const lamps = [210, 600, 990].map((x) =>
    stroke(`M${x} 0V${x === 600 ? 40 : 66}`, palette.dye, 2) + group({ transform: at(x, x === 600 ? 40 : 66) },
      path('M-46 30Q-40 -4 0 -6Q40 -4 46 30Z', { fill: palette.gold, filter: 'url(#warm)' }),
      stroke('M-46 30H46', palette.bronze, 2.4), circle(0, 34, 60, { fill: 'url(#bulb)', opacity: 0.7 })),
  );
  return document(
    width,
    height,
    definitions(palette) +
      linear('wall', [[0, palette.sand], [1, palette.cream]]) +
      linear('day', [[0, palette.dyeLight], [0.7, palette.cream], [1, palette.moon]]) +
      linear('podium', [[0, palette.shore[0]], [1, palette.shore[1]]]) +
      linear('hall', [[0, palette.dyeBright], [1, palette.dye]]),
    rect(0, 0, width, height, { fill: 'url(#wall)' }),
    stroke('M0 96H1200M0 104H1200', palette.amber, 1.6, { opacity: 0.7 }),
    archedWindow(palette, random, 158, 560, 190, 400),
    archedWindow(palette, random, 1042, 560, 190, 400),
    group({ transform: at(664, 292) }, screen(palette)),
    rect(0, 560, width, 80, { fill: palette.parchment }),
    stroke('M0 560H1200', palette.amber, 2),
    ...lamps,
    group({ filter: 'url(#warm)' }, path(`M150 ${floor - 24}H1050L1086 ${floor + 44}H114Z`, { fill: 'url(#podium)' })),
    stroke(`M150 ${floor - 24}H1050`, palette.moon, 3),
    plant(palette, 232, floor + 4, 1.05),
    plant(palette, 978, floor + 4, 0.95),
    place(palette, speaker(), { x: 392, y: floor - 2, scale: 1.6, rimOpacity: 0, cutOpacity: 1 }),
    place(palette, lectern(), { x: 396, y: floor, scale: 1.6, rimOpacity: 0, cutOpacity: 1 }),
    rect(0, floor + 44, width, height, { fill: 'url(#hall)' }),
    backs(row(748, 0.74, 92, 20), palette.inkFar, palette.amber),
    backs(row(836, 1, 118, -20), palette.ink, palette.gold),
  );
};
