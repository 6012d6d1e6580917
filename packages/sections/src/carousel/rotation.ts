/**
 * The reasons to pause slides: the visitor paused them, hovers over them, has the focus in them, or cannot see them.
 */
export type PauseReason = 'asked' | 'hover' | 'focus' | 'hidden' | 'away';

/** The period of a rotation and its callbacks. */
export interface RotationOptions {
  /** How long each slide is shown, in milliseconds; paused time does not count. */
  period: number;
  /** Called when the time of a slide is over. */
  onTurn: () => void;
  /** Called when the timer starts or pauses. */
  onRunning?: (running: boolean) => void;
}

/** The timer of an automatic carousel. It runs while no reason holds it. */
export interface Rotation {
  /** Restarts the period, and runs if no reason holds it. Call it once to start. */
  restart: () => void;
  /** Pauses for a reason and keeps the remaining time. */
  hold: (reason: PauseReason) => void;
  /** Removes reasons. Resumes with the remaining time when none is left. */
  release: (...reasons: PauseReason[]) => void;
  /** Stops the timer. */
  stop: () => void;
}

/** Creates the timer of an automatic carousel; it is paused until `restart` is called. */
export function createRotation({ period, onTurn, onRunning }: RotationOptions): Rotation {
  const holds = new Set<PauseReason>();
  let begun = false;
  let left = period;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function halt() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - since));
    onRunning?.(false);
  }

  function run() {
    if (!begun || timer !== undefined || holds.size > 0) return;
    since = performance.now();
    timer = setTimeout(turn, left);
    onRunning?.(true);
  }

  function turn() {
    left = period;
    since = performance.now();
    timer = setTimeout(turn, period);
    onTurn();
  }

  return {
    restart() {
      begun = true;
      if (timer !== undefined) clearTimeout(timer);
      left = period;
      since = performance.now();
      if (timer === undefined) run();
      else timer = setTimeout(turn, period);
    },
    hold(reason) {
      holds.add(reason);
      halt();
    },
    release(...reasons) {
      for (const reason of reasons) holds.delete(reason);
      run();
    },
    stop() {
      begun = false;
      halt();
    },
  };
}
