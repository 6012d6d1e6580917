/** The minimum length of a swipe, in CSS pixels. Shorter movements are taps, steeper ones are scrolling. */
const shortest = 48;

/**
 * Returns the direction of a swipe in left-to-right text: 1 for the next day, -1 for the previous one, 0 for other
 * movements.
 */
export function swipeOf({ x, y }: { x: number; y: number }): -1 | 0 | 1 {
  if (Math.abs(x) < shortest || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 ? 1 : -1;
}
