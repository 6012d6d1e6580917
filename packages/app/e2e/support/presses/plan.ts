import { random } from '../../../../server/src/testing/random.ts';
import type { Input } from './gestures.ts';
import type { Control } from './in-page.ts';
import type { Line, Press } from './trial.ts';

export const inputs: readonly Input[] = ['mouse', 'touch', 'keyboard'];
const delays = [0, 100, 500, 2000];
const lines: readonly Line[] = ['slow', 'failing'];

/** All ways of an early press: input device, delay and connection. */
const ways = inputs.flatMap((input) => delays.flatMap((after) => lines.map((line) => ({ input, after, line }))));

/**
 * Returns each control pressed in all ways. A control that only some input devices see, such as the menu button in a
 * wide window, is pressed with those only.
 */
export const matrix = (seen: Record<Input, Control[]>): Press[] =>
  ways.flatMap((way) => seen[way.input].map((control) => ({ control, ...way })));

/** Returns the key of the reference effect. An early press is compared with the same press on a fully loaded page. */
export const keyOf = ({ input, control }: Press) => `${input} ${control.name}`;

/**
 * Returns one of several parts, counted from 1. Each press is in exactly one part. Presses with the same key are in the
 * same part, because the reference press takes time too.
 */
export function partOf(presses: Press[], part: number, parts: number): Press[] {
  const keys = [...new Set(presses.map(keyOf))];
  return presses.filter((press) => keys.indexOf(keyOf(press)) % parts === part - 1);
}

/** The number of links per part of a page in the small plan: links are alike, and the browser follows them natively. */
const linksPerScope = 1;

/**
 * Returns each control once, and the ways in turn, so that all ways meet all kinds of controls. Steps of seven through
 * the 24 ways make neighbours differ in every respect.
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

/** Returns a function that draws one control of each kind at random, with a random way. */
export function sample(seed: number): (seen: Record<Input, Control[]>) => Press[] {
  const next = random(seed);
  return (seen) => {
    const drawn = matrix(seen)
      .map((press) => ({ press, lot: next() }))
      .toSorted((one, other) => one.lot - other.lot)
      .map(({ press }) => press);
    return [...new Map(drawn.map((press) => [press.control.kind, press])).values()];
  };
}
