import { d, num } from '../geometry/curve.ts';
import type { Random } from '../geometry/random.ts';
import { at, circle, group, path, rect, stroke } from '../geometry/svg.ts';
import type { Palette } from '../palette/palette.ts';
import { place } from '../people/figure.ts';
import { seatedGuest, type Gesture } from '../people/guests.ts';
import type { Headwear } from '../people/head.ts';

const company: [Headwear, Gesture, boolean][] = [
  ['gele', 'listen', false],
  ['kufi', 'toast', true],
  ['puff', 'talk', false],
  ['short', 'listen', true],
  ['braids', 'toast', true],
  ['fila', 'talk', true],
  ['fan', 'listen', true],
];

function onTable(palette: Palette, x: number, y: number, kind: number): string {
  if (kind === 0) {
    return (
      circle(x, y - 20, 30, { fill: 'url(#bulb)' }) +
      rect(x - 2, y - 16, 4, 15, { fill: palette.cream }) +
      path(d`M${x} ${y - 28}q4.5 7 0 11q-4.5 -4 0 -11Z`, { fill: palette.spark })
    );
  }
  if (kind === 1) return path(d`M${x - 4} ${y}v-17l2.4 -6v-10h3.4v10l2.4 6v17z`, { fill: palette.dyeBright });
  if (kind === 2)
    return path(d`M${x - 6} ${y - 19}h12q0 9 -5.2 10.4v6h4v2.6h-9.6v-2.6h4v-6q-5.2 -1.4 -5.2 -10.4z`, {
      fill: palette.paper,
      opacity: 0.8,
    });
  return (
    path(d`M${x - 13} ${y - 3}q13 8 26 0z`, { fill: palette.paper, opacity: 0.9 }) +
    path(d`M${x - 9} ${y - 3}q9 -14 18 0z`, { fill: palette.bronze })
  );
}

/** A laid table with its guests behind it: left end at x, floor at y. Needs the gradient `bulb`, the shadow `sheet`. */
export function banquet(palette: Palette, random: Random, x: number, y: number, width: number): string {
  const top = y - 64;
  const seats = Math.round(width / 56);
  let guests = '';
  for (let seat = 0; seat < seats; seat += 1) {
    const [headwear, gesture, flip] = company[seat % company.length] ?? ['short', 'listen', false];
    guests += place(palette, seatedGuest(headwear, gesture), {
      x: x + 36 + (seat * (width - 64)) / (seats - 1),
      y: top,
      scale: 0.88,
      flip,
    });
  }
  const scallops = Math.round(width / 46);
  const scallop = width / scallops;
  const cloth = d`
    M${num(x)} ${num(top)}H${num(x + width)}
    V${num(y - 24)}${`q${num(-scallop / 2)} 22 ${num(-scallop)} 0`.repeat(scallops)}Z
  `;
  let roundels = '';
  for (let index = 0; index < scallops; index += 1) {
    const middle = x + scallop * (index + 0.5);
    roundels +=
      circle(middle, y - 35, 8.4, { fill: 'none', stroke: palette.dyeBright, strokeWidth: 2 }) +
      circle(middle, y - 35, 3.2, { fill: palette.dyeBright }) +
      stroke(d`M${middle - scallop / 2} ${y - 56}v31`, palette.bronze, 1, { opacity: 0.5 });
  }
  let things = '';
  for (let index = 0; index < seats * 2; index += 1) {
    things += onTable(
      palette,
      x + 24 + (index * (width - 48)) / (seats * 2 - 1) + random.between(-3, 3),
      top - 3,
      index % 4,
    );
  }
  return (
    guests +
    stroke(d`M${x + 14} ${y - 30}V${y}M${x + width - 14} ${y - 30}V${y}`, palette.inkDeep, 7) +
    rect(x + 20, y - 30, width - 40, 30, { fill: palette.inkDeep, opacity: 0.75 }) +
    path(cloth, { fill: palette.parchment, filter: 'url(#sheet)' }) +
    roundels +
    rect(x - 6, top - 4, width + 12, 6, { fill: palette.cream }) +
    things
  );
}

/** A chair with a round back, seen from behind, feet at 0,0; `tie` is the colour of its sash. */
export function chair(palette: Palette, x: number, y: number, scale: number, colour: string, tie?: string): string {
  const sash = tie
    ? path('M-20 -108Q0 -98 20 -108L20 -94Q0 -86 -20 -94ZM-3 -92L-15 -58L-4 -62L2 -92ZM3 -92L15 -56L5 -62L-1 -92Z', {
        fill: tie,
        stroke: 'none',
        filter: 'url(#tight)',
      })
    : '';
  return group(
    { transform: at(x, y, scale), fill: 'none', stroke: colour, strokeWidth: 4.5, strokeLinecap: 'round' },
    path('M-20 0L-20 -112Q-20 -134 0 -134Q20 -134 20 -112L20 0M-24 -52H24M-20 -22H20'),
    path('M-9 -54V-130M0 -54V-132M9 -54V-130', { strokeWidth: 2.4 }),
    path('M-25 -56H25L24 -47H-24Z', { fill: palette.gold, stroke: 'none' }),
    sash,
  );
}
