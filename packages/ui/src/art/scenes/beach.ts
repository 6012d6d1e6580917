import { d, shape, type Point } from '../geometry/curve.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { at, circle, document, group, linear, path, rect, stroke } from '../geometry/svg.ts';
import { palm } from '../flora/palm.ts';
import { chair } from '../furniture/banquet.ts';
import { canopy, garland } from '../furniture/canopy.ts';
import { ringSheets } from '../nature/sky.ts';
import { water } from '../nature/water.ts';
import { festoon, starfield } from '../ornaments/lights.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import type { Palette } from '../palette/palette.ts';
import { place } from '../people/figure.ts';
import { bride, groom } from '../people/wedding-party.ts';
import { definitions, type DrawScene } from './scene.ts';

/** The surf: three sheets of water with a lace of foam, running to the sand. */
function surf(palette: Palette, random: Random, width: number, top: number, size: number): string {
  let sheets = '';
  for (const [index, fill] of [palette.water[0], palette.night[6], palette.night[7]].entries()) {
    const y = top + index * 22 * size;
    const edge: Point[] = [];
    for (let x = -120; x <= width + 120; x += 120 * size) edge.push([x, y + random.between(8, 26) * size]);
    const outline = shape([-200, y - 60 * size], ...edge, [width + 200, y - 60 * size]);
    sheets += group({ filter: 'url(#sheet)' }, path(outline, { fill }),
      stroke(outline, palette.cream, 3 * size, { opacity: 0.65 }));
  }
  return sheets;
}

/** Chairs in rows on both sides of the aisle, seen from behind; the middle of the aisle is 0. */
function rows(palette: Palette, perSide: number): string {
  let chairs = '';
  for (const [row, scale, y] of [[0, 0.62, 52], [1, 0.78, 104], [2, 1, 176]] as const) {
    for (let seat = 0; seat < perSide; seat += 1) {
      for (const side of [-1, 1]) {
        const x = side * (92 + row * 22 + seat * 66 * scale);
        chairs += chair(palette, x, y, scale, row === 0 ? palette.inkFar : palette.ink,
          seat === 0 ? palette.cream : palette.gold);
      }
    }
  }
  return chairs;
}

/** A wedding canopy and chairs on Lomé's beach, the sun going down into the sea. */
export const drawBeach: DrawScene = (palette, composition) => {
  const random = createRandom(41);
  const portrait = composition === 'portrait';
  const { width, height, x, ground, size } = portrait
    ? { width: 900, height: 1640, x: 450, ground: 1345, size: 1.02 }
    : { width: 1920, height: 1080, x: 1370, ground: 838, size: 1.02 };
  const horizon = ground - 150 * size;
  const [, n1, n2, n3, n4, n5, n6, n7] = palette.night;
  const rings: [number, string][] = [[1340, n1], [1120, n2], [930, n3], [765, n4], [620, n5], [495, n6], [390, n7],
    [300, palette.parchment]];
  const aisle = d`M-30 6L30 6L112 ${(height - ground) / size}L-112 ${(height - ground) / size}Z`;
  const beach = shape([-300, ground + 60], [width * 0.12, ground + 34 * size], [width * 0.4, ground + 8 * size],
    [width * 0.7, ground - 10 * size], [width + 300, ground - 26 * size], [width + 300, height + 300],
    [-300, height + 300]);
  const petals = Array.from({ length: 46 }, () => {
    const [px, py] = [random.bell() * 66, random.between(26, 230)];
    return circle(px * (0.6 + py / 260), py, random.between(1.6, 3.4),
      { fill: random.pick([palette.gold, palette.amber, palette.paper]), opacity: 0.9 });
  });
  return document(
    width,
    height,
    definitions(palette) +
      linear('beach', portrait ? [[0, palette.shore[0]], [0.4, palette.shore[1]], [1, palette.shore[2]]]
        : [[0, palette.inkFar], [0.34, palette.night[2]], [0.56, palette.shore[2]], [0.76, palette.shore[0]],
        [1, palette.shore[1]]], portrait ? [0, 1] : [1, 0]) +
      linear('shade', [[0, palette.ink, 0], [1, palette.ink, 0.5]]) +
      linear('setting', [[0, palette.glow], [0.45, palette.moon], [1, palette.gold]]) +
      linear('calm', [[0, palette.night[0], 0.62], [0.65, palette.night[0], 0.34], [1, palette.night[0], 0]], [1, 0]),
    rect(0, 0, width, height, { fill: palette.night[0] }),
    ringSheets(palette, random, [x, horizon], rings.map(([radius, fill]) => [radius * size, fill])),
    circle(x, horizon, 820 * size, { fill: 'url(#halo)' }),
    group({ transform: at(x, horizon, size) }, guilloche(palette.amber,
      { radius: 262, swing: 16, lobes: 64, strands: 8, width: 0.9, opacity: 0.75 })),
    starfield(palette, random, { width, height: horizon * 0.72, count: portrait ? 100 : 70,
      keepOut: (sx, sy) => Math.hypot(sx - x, sy - horizon) < 520 * size }),
    circle(x, horizon, 222 * size, { fill: 'url(#setting)', filter: 'url(#sheet)' }),
    water(palette, random, { width, bottom: ground + 70, horizon, lightX: x, size }),
    surf(palette, random, width, ground - 34 * size, size),
    path(beach, { fill: 'url(#beach)', filter: 'url(#raised)' }),
    path(beach, { fill: 'url(#shade)' }),
    group({ transform: at(x, ground, size) }, path(aisle, { fill: palette.cream, opacity: 0.94 }),
      canopy(palette, random),
      place(palette, bride(palette.parchment), { x: -44, y: 6, scale: 1.12, cut: palette.paper, cutOpacity: 1,
        light: [0, 0] }),
      place(palette, groom(), { x: 62, y: 6, scale: 1.1, flip: true }),
      ...petals, rows(palette, portrait ? 4 : 5),
      garland(palette, random, [[-112, 196, 13], [-118, 180, 9], [112, 196, 13], [118, 180, 9], [-96, 118, 10],
        [96, 118, 10]], 5),
      festoon(palette, random, [-200, -318], [-700, -470], { sag: 60, step: 50 }),
        festoon(palette, random, [200, -318], [640, -480], { sag: 60, step: 50 })),
    group({ filter: 'url(#raised)' }, palm(random, width + (portrait ? 90 : 60), height + 60,
      { height: portrait ? 1060 : 1000, lean: portrait ? -150 : -240, spread: portrait ? 240 : 300,
      colour: palette.inkDeep, fronds: 13 })),
    portrait ? '' : rect(0, 0, width * 0.54, height, { fill: 'url(#calm)' }),
  );
};
