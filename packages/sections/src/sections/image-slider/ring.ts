/** With fewer slides than this, Swiper has none to bring round while five are shown and the next comes. */
const least = 11;

/** How many times the pictures are laid one after another, so that there are enough to go round. */
export function roundsOf(count: number): number {
  return count === 0 ? 1 : Math.ceil(least / count);
}

/** How far two places of a ring are from each other, the shorter way. */
export function distanceInRing(from: number, to: number, size: number): number {
  const apart = Math.abs(from - to) % size;
  return Math.min(apart, size - apart);
}

/** How many slides are wholly shown on each side of the middle one, given widths in pixels. */
export function reachOf(row: number, slide: number): number {
  return slide === 0 ? 0 : Math.max(0, Math.floor((Math.round((row / slide) * 10) / 10 - 1) / 2));
}
