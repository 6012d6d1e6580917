/** The minimum number of slides with which Swiper can loop while five are shown and the next one enters. */
const minSlides = 11;

/** Returns how often the pictures are repeated to have enough slides for the loop. */
export function roundsOf(count: number): number {
  return count === 0 ? 1 : Math.ceil(minSlides / count);
}

/** Returns the shorter distance between two positions in a ring. */
export function distanceInRing(from: number, to: number, size: number): number {
  const apart = Math.abs(from - to) % size;
  return Math.min(apart, size - apart);
}
