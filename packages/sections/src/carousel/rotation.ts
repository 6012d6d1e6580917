/**
 * The reasons to pause slides: the visitor paused them, hovers over them, has the focus in them, or cannot see them.
 */
export type PauseReason = 'requested' | 'hover' | 'focus' | 'hidden' | 'offscreen';

/** The period of a rotation and its callbacks. */
export interface RotationOptions {
  /** How long each slide is shown, in milliseconds; paused time does not count. */
  period: number;
  /** Called when the time of a slide is over. */
  onTurn: () => void;
  /** Called when the timer starts or pauses. */
  onRunning?: (running: boolean) => void;
}

/** The timer of an automatic carousel. It runs while there is no reason to pause. */
export interface Rotation {
  /** Restarts the period, and runs if there is no reason to pause. Call it once to start. */
  restart: () => void;
  /** Pauses for a reason and keeps the remaining time. */
  pause: (reason: PauseReason) => void;
  /** Removes reasons. Resumes with the remaining time when there are none. */
  resume: (...reasons: PauseReason[]) => void;
  /** Stops the timer. */
  stop: () => void;
}

/** Creates the timer of an automatic carousel; it is paused until `restart` is called. */
export function createRotation({ period, onTurn, onRunning }: RotationOptions): Rotation {
  const pauseReasons = new Set<PauseReason>();
  let started = false;
  let remaining = period;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopTimer() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining = Math.max(0, remaining - (performance.now() - since));
    onRunning?.(false);
  }

  function startTimer() {
    if (!started || timer !== undefined || pauseReasons.size > 0) return;
    since = performance.now();
    timer = setTimeout(turn, remaining);
    onRunning?.(true);
  }

  function turn() {
    remaining = period;
    since = performance.now();
    timer = setTimeout(turn, period);
    onTurn();
  }

  return {
    restart() {
      started = true;
      if (timer !== undefined) clearTimeout(timer);
      remaining = period;
      since = performance.now();
      if (timer === undefined) startTimer();
      else timer = setTimeout(turn, period);
    },
    pause(reason) {
      pauseReasons.add(reason);
      stopTimer();
    },
    resume(...reasons) {
      for (const reason of reasons) pauseReasons.delete(reason);
      startTimer();
    },
    stop() {
      started = false;
      stopTimer();
    },
  };
}
