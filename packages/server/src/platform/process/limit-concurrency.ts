/** Thrown when all slots are taken and the queue is full. */
export class TooBusyError extends Error {}

/** Runs work with limited concurrency. */
export interface Concurrency {
  /**
   * Runs the work when a slot is free, in the order of the calls.
   * @throws {TooBusyError} at once when the queue is full; any error of the work.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a semaphore. `places`: the number of slots. `waiting`: the maximum length of the queue, unlimited by default.
 */
export function limitConcurrency(places: number, waiting = Number.POSITIVE_INFINITY): Concurrency {
  let free = places;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting) throw new TooBusyError('Too many tasks are running and waiting');
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
