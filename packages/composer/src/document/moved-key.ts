import { isSameJson } from './json.ts';

/** The moves made in this window, by the order that resulted. */
const moves = new WeakMap<object, { from: object; key: string }>();

/** Remembers which key was moved between two orders. Of two neighbours that change places, each could be it. */
export function rememberMove(from: object, to: object, key: string): void {
  moves.set(to, { from, key });
}

const keyMoved = (from: object, to: object) => (moves.get(to)?.from === from ? moves.get(to)?.key : undefined);

/**
 * Returns the key that was moved, in one or the other direction, between two orders; undefined if no single move or
 * addition turns one into the other.
 *
 * @param keys all keys. Where several may have been moved, the last one counts.
 * @param without returns an order without a key, and all of it without ''.
 */
export function movedKey<T extends object>(
  before: T,
  after: T,
  keys: readonly string[],
  without: (order: T, key: string) => unknown,
): string | undefined {
  const isSame = (key: string) => isSameJson(without(before, key), without(after, key));
  if (isSame('')) return undefined;
  return keyMoved(before, after) ?? keyMoved(after, before) ?? keys.findLast(isSame);
}
