/** Shorter moves are taps, steeper ones are scrolling. In CSS pixels. */
const shortest = 48;

/** What a movement of the finger asks for: 1 the next day, -1 the one before, 0 nothing. */
export function swipeOf({ x, y }: { x: number; y: number }): -1 | 0 | 1 {
  if (Math.abs(x) < shortest || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 ? 1 : -1;
}
