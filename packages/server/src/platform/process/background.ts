/** Runs work after the response, so that the response time reveals nothing about it. */
export interface BackgroundTasks {
  /** Schedules the work; reports its failure. */
  run(work: () => Promise<unknown>): void;
  /** Resolves when no work is running or scheduled. */
  idle(): Promise<void>;
}

/** Returns a function that schedules the work, unless its previous run has not ended. */
export function withoutOverlap({ run }: Pick<BackgroundTasks, 'run'>, work: () => Promise<unknown>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    run(() => work().finally(() => (running = false)));
  };
}

/** Creates the background work of one process. */
export function createBackgroundTasks(report: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<unknown>>();
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
