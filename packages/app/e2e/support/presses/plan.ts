import type { Input } from './gestures.ts';
import type { Control } from './in-page.ts';
import type { Line, Press } from './trial.ts';

export const inputs: readonly Input[] = ['mouse', 'touch', 'keyboard'];
const delays = [0, 100, 500, 2000];
const lines: readonly Line[] = ['slow', 'failing'];

/** Every way to press early: how, when, and over which line. */
const ways = inputs.flatMap((input) => delays.flatMap((after) => lines.map((line) => ({ input, after, line }))));

/** All ways to press each control; those that one input does not see, as the menu's button on a wide window, are pressed by the others. */
export const matrix = (seen: Record<Input, Control[]>): Press[] =>
  ways.flatMap((way) => seen[way.input].map((control) => ({ control, ...way })));

/** A press is compared with the same press on a page that has come wholly; presses with the same key are compared with the same. */
export const keyOf = ({ input, control }: Press) => `${input} ${control.name}`;

/**
 * One part of several, from 1 on. Together they are all presses, each in one part; those with the same key are in the same,
 * because pressing late takes time too.
 */
export function partOf(presses: Press[], part: number, parts: number): Press[] {
  const keys = [...new Set(presses.map(keyOf))];
  return presses.filter((press) => keys.indexOf(keyOf(press)) % parts === part - 1);
}

/** How many links of one part of a page are pressed in the small plan: they are alike, and the browser follows them itself. */
const linksPerScope = 1;

/**
 * Each control once, and each way to press in turn, so that all ways and all kinds of controls meet. A step of seven goes through
 * the 24 ways so that neighbours differ in every respect.
 */
export function covering(seen: Record<Input, Control[]>): Press[] {
  const links = new Map<string, number>();
  const controls = new Map(inputs.flatMap((input) => seen[input].map((control) => [control.name, control])));
  const chosen = [...controls.values()].filter(({ kind, scope }) => {
    if (kind !== 'link') return true;
    links.set(scope, (links.get(scope) ?? 0) + 1);
    return (links.get(scope) ?? 0) <= linksPerScope;
  });
  return chosen.flatMap(({ name }, place) => {
    const order = ways.map((_, turn) => ways[(place * 7 + turn) % ways.length]);
    for (const way of order) {
      const control = way && seen[way.input].find((each) => each.name === name);
      if (way && control) return [{ control, ...way }];
    }
    return [];
  });
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One control of each kind, drawn by lot, each pressed in a way drawn by lot. */
export function sample(seed: number): (seen: Record<Input, Control[]>) => Press[] {
  const random = randomFrom(seed);
  return (seen) => {
    const drawn = matrix(seen)
      .map((press) => ({ press, lot: random() }))
      .toSorted((one, other) => one.lot - other.lot)
      .map(({ press }) => press);
    return [...new Map(drawn.map((press) => [press.control.kind, press])).values()];
  };
}
