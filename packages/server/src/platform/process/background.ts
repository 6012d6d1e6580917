/** Work that nobody waits for: done after the answer, so that how long it takes tells nothing. */
export interface Background {
  /** Does the work soon; what fails is reported. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is left to be done. */
  idle(): Promise<void>;
}

/** Makes a place for work behind the answers of one process. */
export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const job = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(report)
        .finally(() => running.delete(job));
      running.add(job);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
