import { createRandom } from '../geometry/random.ts';
import { at, circle, document, group, linear, path, radial, rect, stroke } from '../geometry/svg.ts';
import { guilloche } from '../ornaments/guilloche.ts';
import { palm } from '../flora/palm.ts';
import { fruitBasket, pot } from '../furniture/goods.ts';
import { stall } from '../furniture/stall.ts';
import { ringSheets } from '../nature/sky.ts';
import { cathedral, townRow } from '../nature/town.ts';
import { bunting } from '../ornaments/bunting.ts';
import { festoon, starfield } from '../ornaments/lights.ts';
import type { Palette } from '../palette/palette.ts';
import { child } from '../people/dancers.ts';
import { place } from '../people/figure.ts';
import { basinCarrier, clothBuyer, shopper } from '../people/market-people.ts';
import { definitions, type DrawScene } from './scene.ts';

function duskSky(palette: Palette, x: number, y: number, size: number): string {
  const random = createRandom(5);
  const [, n1, n2, n3, n4, n5, n6, n7] = palette.night;
  const rings: [number, string][] = [[1300, n1], [1090, n2], [900, n3], [730, n4], [590, n5], [475, n6], [385, n7],
    [312, palette.parchment]];
  return (
    ringSheets(palette, random, [x, y], rings.map(([radius, fill]) => [radius * size, fill])) +
    circle(x, y, 860 * size, { fill: 'url(#halo)' }) +
    group({ transform: at(x, y, size) }, guilloche(palette.amber,
      { radius: 272, swing: 17, lobes: 66, strands: 8, width: 0.9, opacity: 0.8 })) +
    circle(x, y, 232 * size, { fill: 'url(#sun)', filter: 'url(#sheet)' })
  );
}

/** The providers' stalls at dusk, under lanterns. */
export const drawMarket: DrawScene = (palette, composition) => {
  const random = createRandom(23);
  const portrait = composition === 'portrait';
  const { width, height, x, ground, size } = portrait
    ? { width: 900, height: 1640, x: 450, ground: 1470, size: 1.02 }
    : { width: 1920, height: 1080, x: 1370, ground: 930, size: 1.06 };
  const sky = { x: portrait ? 470 : 1340, y: ground - 340 * size };
  const put = (figure: Parameters<typeof place>[1], px: number, scale: number, flip = false): string =>
    place(palette, figure, { x: px, y: 16, scale, flip });
  // Units around the middle of the market's front, on the ground.
  const stalls = [
    stall(palette, random, { x: -402, y: 0, width: 240, trade: 'cloth', stripe: palette.dyeBright, seller: 'scarf' }),
    stall(palette, random, { x: -112, y: 0, width: 226, trade: 'fruit', stripe: palette.amber, seller: 'gele' }),
    stall(palette, random, { x: 164, y: 0, width: 220, trade: 'pottery', stripe: palette.dyeBright, seller: 'kufi',
      flip: true }),
  ];
  const people = portrait
    ? [put(clothBuyer(), -352, 1.04), put(basinCarrier(), -128, 1.08), put(child(), -48, 1.05),
      put(shopper(), 172, 1.04, true)]
    : [put(clothBuyer(), -372, 1.04), put(basinCarrier(), -146, 1.08), put(child(), -66, 1.05),
      put(shopper(), 150, 1.04, true)];
  const strings = [
    bunting(palette, [-420, -376], [400, -386], 44, 36),
    festoon(palette, random, [-420, -386], [400, -396], { sag: 86, step: 46 }),
    festoon(palette, random, [-1300, portrait ? -470 : -640], [-420, -386], { sag: 40, step: 54 }),
    festoon(palette, random, [400, -396], [900, -600], { sag: 50, step: 50 }),
  ];
  const poles = [-420, 400].map((px) => rect(px - 3, -398, 6, 398, { fill: palette.inkDeep }) +
    circle(px, -400, 5.5, { fill: palette.gold }));
  const [orange, tomato, lime] = palette.fruit;
  const frontGoods = group(
    { transform: at(0, 44) },
    fruitBasket(palette, -262, 0, 1.25, orange), pot(palette, -208, 4, 1.1),
    fruitBasket(palette, 246, 2, 1.2, lime), fruitBasket(palette, 312, 10, 1.35, tomato), pot(palette, 380, 4, 1.3),
  );
  return document(
    width,
    height,
    definitions(palette) +
      radial('sun', [[0, palette.spark], [0.5, palette.moon], [1, palette.gold]], [0.5, 0.8]) +
      linear('stall', [[0, palette.umber, 0.95], [0.6, palette.amber, 0.9], [1, palette.moon, 0.9]]) +
      linear('earth', [[0, palette.inkFar], [1, palette.inkDeep]]) +
      linear('calm', [[0, palette.night[0], 0.5], [0.7, palette.night[0], 0.22], [1, palette.night[0], 0]], [1, 0]),
    rect(0, 0, width, height, { fill: palette.night[0] }),
    duskSky(palette, sky.x, sky.y, size),
    starfield(palette, random, { width, height: sky.y, count: portrait ? 90 : 70,
      keepOut: (sx, sy) => Math.hypot(sx - sky.x, sy - sky.y) < 420 * size }),
    group({ filter: 'url(#sheet)' }, cathedral(palette.night[4], palette.night[6],
      sky.x - (portrait ? 360 : 560) * size, ground - 60, (portrait ? 1.1 : 1.15) * size)),
    townRow(palette, random, { width, ground, fill: palette.night[3], size: 1.1 * size,
      lit: (px) => portrait || px > 860 }),
    townRow(palette, random, { width, ground, fill: palette.inkFar, size: 0.7 * size,
      lit: (px) => portrait || px > 860 }),
    rect(0, ground - 4, width, height - ground + 4, { fill: 'url(#earth)' }),
    stroke(`M0 ${ground - 4}H${width}`, palette.gold, 1.4, { opacity: 0.4 }),
    group({ transform: at(x, ground, size) }, path('M-560 22Q0 -10 620 22Q20 84 -560 22Z',
      { fill: palette.amber, opacity: 0.16 }), ...poles, ...stalls, ...strings, frontGoods, ...people),
    group({ filter: 'url(#raised)' }, palm(random, width + 50, height + 40,
      { height: portrait ? 860 : 900, lean: portrait ? -30 : -70, spread: portrait ? 220 : 270, colour: palette.inkDeep,
      fronds: 12 })),
    portrait ? '' : rect(0, 0, width * 0.52, height, { fill: 'url(#calm)' }),
  );
};
