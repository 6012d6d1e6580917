/** All places are taken and as many wait as may wait. */
export class TooBusy extends Error {}

/** Runs work, a few pieces at a time. */
export interface Concurrency {
  /**
   * Runs the work when a place is free, in the order of asking.
   * @throws TooBusy at once when too many wait already; what the work throws.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a semaphore. `places`: how much runs at once. `waiting`: how much may wait for a place; by default without limit. */
export function limitConcurrency(places: number, waiting = Number.POSITIVE_INFINITY): Concurrency {
  let free = places;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting) throw new TooBusy('Too much is under way');
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
