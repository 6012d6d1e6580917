import { polygon } from '../geometry/curve.ts';
import { createRandom } from '../geometry/random.ts';
import { at, circle, document, group, linear, path, rect, stroke } from '../geometry/svg.ts';
import { leafFan } from '../flora/leaves.ts';
import { palm } from '../flora/palm.ts';
import { banquet } from '../furniture/banquet.ts';
import { moonSky } from '../nature/sky.ts';
import { farShore } from '../nature/shore.ts';
import { water } from '../nature/water.ts';
import { bunting } from '../ornaments/bunting.ts';
import { festoon, lantern } from '../ornaments/lights.ts';
import type { Palette } from '../palette/palette.ts';
import { child, dancingMan, dancingWoman } from '../people/dancers.ts';
import { place } from '../people/figure.ts';
import { toastingWoman, waiter } from '../people/guests.ts';
import { drummer, trumpeter } from '../people/musicians.ts';
import { definitions, type DrawScene } from './scene.ts';

/** The pontoon's floor, measured from the moon's centre. */
const floor = 258;

function pontoon(palette: Palette, left: number): string {
  let planks = '';
  let piles = '';
  for (let x = left + 18; x < 1100; x += 30) planks += stroke(`M${x} ${floor + 3}V${floor + 25}`, palette.dyeBright,
    1.2, { opacity: 0.6 });
  for (let x = left + 24; x < 1100; x += 118) {
    piles += path(`M${x} ${floor + 26}l3 330h12l2 -330Z`, { fill: palette.inkDeep });
    piles += stroke(`M${x + 3} ${floor + 30}v290`, palette.gold, 1.2, { opacity: 0.3 });
  }
  return group(
    { filter: 'url(#raised)' },
    piles,
    path(polygon([left, floor], [1100, floor], [1100, floor + 26], [left + 12, floor + 26]), { fill: palette.ink }),
    stroke(`M${left} ${floor}H1100`, palette.gold, 2),
    planks,
  );
}

function pole(palette: Palette, x: number): string {
  return (
    path(`M${x - 4} ${floor}L${x - 2.5} -300H${x + 2.5}L${x + 4} ${floor}Z`, { fill: palette.inkDeep }) +
    stroke(`M${x + 3} ${floor}L${x + 2} -298`, palette.gold, 1, { opacity: 0.55 }) +
    circle(x, -302, 5, { fill: palette.gold })
  );
}

function pirogue(palette: Palette, x: number, y: number, scale: number): string {
  return group(
    { transform: at(x, y, scale), filter: 'url(#sheet)' },
    path('M-120 -8C-96 12 96 14 132 -18C120 20 -100 26 -120 -8Z', { fill: palette.ink }),
    stroke('M-116 -6C-90 10 96 11 130 -16', palette.moon, 1.6),
    place(palette, waiter(), { x: -34, y: 4, scale: 0.5 }),
    lantern(palette, 104, -36, 11, 10),
  );
}

/** The dance on the pontoon, before the moon over the lagoon. */
export const drawHero: DrawScene = (palette, composition) => {
  const random = createRandom(11);
  const portrait = composition === 'portrait';
  const { width, height, x, y, size } = portrait
    ? { width: 900, height: 1640, x: 500, y: 1195, size: 1.04 }
    : { width: 1920, height: 1080, x: 1310, y: 560, size: 0.95 };
  const horizon = y + 124 * size;
  const string = (from: [number, number], to: [number, number], sag: number, step = 48, bulb = 1): string =>
    festoon(palette, random, from, to, { sag, step, size: bulb });
  const put = (figure: Parameters<typeof place>[1], px: number, scale: number, flip = false): string =>
    place(palette, figure, { x: px, y: floor, scale, flip });

  const people = portrait
    ? [put(drummer(), -352, 0.96), put(trumpeter(), -258, 0.94), put(dancingWoman(), -46, 1.07),
      put(dancingMan(), 72, 1.07, true), banquet(palette, random, 186, floor, 330)]
    : [
        put(drummer(), -436, 1), put(trumpeter(), -342, 1), put(toastingWoman(), -196, 0.98, true),
          put(dancingWoman(), -46, 1.1),
        put(dancingMan(), 84, 1.1, true), put(child(), 176, 1, true), banquet(palette, random, 236, floor, 340),
      ];
  const lights = portrait
    ? [
        bunting(palette, [-300, -300], [300, -300], 70, 34), string([-620, -430], [-300, -300], 40),
          string([-300, -300], [300, -300], 126),
        string([300, -300], [620, -450], 50), lantern(palette, -190, -128, 22, 66), lantern(palette, 212, -138, 19, 58),
      ]
    : [
        bunting(palette, [-470, -300], [205, -300], 84, 36), string([-1420, -640], [-470, -300], 26, 58),
          string([-760, -700], [-470, -300], 30, 56, 0.9),
        string([-470, -300], [205, -300], 152, 50), string([205, -300], [620, -300], 112, 48),
          string([620, -300], [1100, -500], 60, 50),
        string([205, -300], [760, -690], 70, 56, 0.9), lantern(palette, 330, -136, 24, 50),
          lantern(palette, 520, -134, 20, 46), lantern(palette, -330, -128, 22, 66),
      ];
  const poles = portrait ? [-300, 300] : [-470, 205, 620];
  const front = portrait
    ? group({ filter: 'url(#raised)' }, palm(random, width + 60, height + 40,
      { height: height * 0.6, lean: -64, spread: 225, colour: palette.inkDeep, fronds: 12 })) +
      leafFan(-24, height + 40, [[-76, 250, 48], [-44, 250, 48], [-12, 220, 42]], palette.ink, palette.gold)
    : group({ filter: 'url(#raised)' }, palm(random, width + 70, height + 60,
      { height: 960, lean: -90, spread: 300, colour: palette.inkDeep, fronds: 13 })) +
      group({ filter: 'url(#raised)' }, palm(random, width + 30, height + 40,
        { height: 520, lean: 30, spread: 210, colour: palette.ink })) +
      leafFan(-30, height + 50, [[-80, 320, 60], [-55, 350, 64], [-31, 370, 58], [-10, 340, 50]], palette.ink,
        palette.gold);

  return document(
    width,
    height,
    definitions(palette) + linear('calm', [[0, palette.night[0], 0.3], [1, palette.night[0], 0]], [1, 0]),
    moonSky(palette, random, { width, height, x, y, size, stars: portrait ? 110 : 90 }),
    farShore(palette, random, { width, horizon: horizon - 4, size, clear: x,
      lit: (px) => portrait || px > x - 540 * size }),
    water(palette, random, { width, bottom: height, horizon, lightX: x, size }),
    portrait ? pirogue(palette, x - 210 * size, horizon + 62 * size, 0.5 * size) : '',
    group({ transform: at(x, y, size) }, pontoon(palette, portrait ? -420 : -498),
      ...poles.map((px) => pole(palette, px)), ...people, ...lights),
    front,
    portrait ? '' : rect(0, 0, width * 0.5, height, { fill: 'url(#calm)' }),
  );
};
