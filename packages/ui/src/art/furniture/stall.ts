import { d, num, polygon } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { at, group, path, rect, stroke } from '../geometry/svg.ts';
import { lantern } from '../ornaments/lights.ts';
import type { Palette } from '../palette/palette.ts';
import { place } from '../people/figure.ts';
import { seatedGuest } from '../people/guests.ts';
import type { Headwear } from '../people/head.ts';
import { clothPile, colourways, fruitBasket, hangingCloth, pot } from './goods.ts';

/** What a stall sells. */
export type Trade = 'cloth' | 'fruit' | 'pottery';

/** The counter's height above the ground. */
const counter = 84;
const eaves = 218;

function awning(palette: Palette, width: number, stripe: string): string {
  const count = Math.round(width / 32);
  const step = (width + 28) / count;
  let sheets = '';
  for (let index = 0; index < count; index += 1) {
    const [left, right] = [-14 + index * step, -14 + (index + 1) * step];
    const lean = (x: number): number => width / 2 + (x - width / 2) * 0.86;
    const fill = index % 2 === 0 ? stripe : palette.cream;
    sheets += path(d`M${lean(left)} -268L${lean(right)} -268L${right} -${eaves}a${step / 2} 15 0 0 1 ${-step} 0Z`, {
      fill,
    });
    sheets += path(d`M${left} -${eaves}h${step}a${step / 2} 15 0 0 1 ${-step} 0Z`, {
      fill: palette.ink,
      opacity: 0.16,
    });
  }
  return (
    group({ filter: 'url(#sheet)' }, sheets) +
    stroke(d`M${width / 2 - (width / 2 + 14) * 0.86} -268H${width / 2 + (width / 2 + 14) * 0.86}`, palette.ink, 3)
  );
}

function wares(palette: Palette, random: Random, width: number, trade: Trade): string {
  const [first, second, third] = colourways(palette);
  if (trade === 'cloth') {
    return (
      [first, second, third]
        .map((colours, index) => hangingCloth(10 + index * (width / 3.05), -eaves + 2, width / 4.2, 84, colours))
        .join('') +
      clothPile(palette, random, 12, -counter, 56, 4) +
      clothPile(palette, random, width - 76, -counter, 60, 5)
    );
  }
  if (trade === 'fruit') {
    const [orange, tomato, lime] = palette.fruit;
    return [orange, lime, tomato, orange]
      .map((fruit, index) => fruitBasket(palette, 34 + index * ((width - 68) / 3), -counter, 0.86, fruit))
      .join('');
  }
  return [0, 1, 2, 3]
    .map((index) => pot(palette, 32 + index * ((width - 64) / 3), -counter, [0.8, 0.62, 0.92, 0.7][index] ?? 0.8))
    .join('');
}

/** The position and look of a stall; `flip` turns its seller to the left. */
export interface StallLook {
  x: number;
  y: number;
  width: number;
  trade: Trade;
  stripe: string;
  seller: Headwear;
  flip?: boolean;
}

/** A market stall with its seller, standing on x,y. Needs the gradients `bulb`, `lantern`, `stall`. */
export function stall(
  palette: Palette,
  random: Random,
  { x, y, width, trade, stripe, seller, flip = false }: StallLook,
): string {
  const posts = [0, width].map((post) => rect(post - 3, -268, 6, 268, { fill: palette.inkDeep })).join('');
  const clothFront = rect(-4, -counter, width + 8, counter - 4, { fill: palette.inkFar });
  const scallops = Math.round(width / 36);
  const step = (width + 8) / scallops;
  const valance = `M-4 -${counter}H${num(width + 4)}v18${`q${num(-step / 2)} 17 ${num(-step)} 0`.repeat(scallops)}Z`;
  return group(
    { transform: at(x, y) },
    path(polygon([0, -counter], [width, -counter], [width, -262], [0, -262]), { fill: 'url(#stall)' }),
    trade === 'cloth' ? wares(palette, random, width, trade) : '',
    place(palette, seatedGuest(seller, 'talk'), { x: width * 0.52, y: -counter + 2, scale: 1.02, flip }),
    posts,
    trade === 'cloth' ? '' : wares(palette, random, width, trade),
    group(
      { filter: 'url(#sheet)' },
      clothFront,
      path(valance, { fill: stripe }),
      stroke(d`M-4 -${counter}H${width + 4}`, palette.moon, 2),
    ),
    stroke(
      Array.from({ length: scallops }, (_, index) => d`M${-4 + step * (index + 0.5)} ${-counter + 36}V-6`).join(''),
      palette.gold,
      1,
      { opacity: 0.3 },
    ),
    awning(palette, width, stripe),
    lantern(palette, width * 0.2, -170, 13, 30),
    trade === 'cloth' ? '' : lantern(palette, width * 0.82, -174, 12, 26),
  );
}
