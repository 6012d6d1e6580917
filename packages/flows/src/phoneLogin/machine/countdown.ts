/** The clocks from which time is read. */
export interface Clock {
  /** Returns the system time in milliseconds: correct after a sleep or a reload, wrong when the user sets the clock. */
  wall(): number;
  /** Returns the milliseconds since the page was loaded: monotonic, but it may stop while the computer sleeps. */
  steady(): number;
  /** The id of the page load to which `steady` belongs. */
  page: number;
}

/** The clocks of the browser. */
export const browserClock: Clock = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  get page() {
    return performance.timeOrigin;
  },
};

/** Calls `look` at once, every second, and when the page becomes visible again. Returns a function that stops it. */
export function everySecond(look: () => void): () => void {
  look();
  const timer = setInterval(look, 1000);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}

/** A duration from a start time, as plain data that can be stored. */
export interface Deadline {
  /** The duration in seconds. */
  seconds: number;
  /** The start by the system time, in milliseconds since 1970. */
  wall: number;
  /** The start by the monotonic clock, in milliseconds since the page was loaded. */
  steady: number;
  /** The id of the page load to which `steady` belongs. */
  page: number;
}

/** Creates a deadline some seconds from now. Only durations are computed from it, so a wrong clock does no harm. */
export function createDeadline(seconds: number, clock: Clock): Deadline {
  return { seconds, wall: clock.wall(), steady: clock.steady(), page: clock.page };
}

/** Converts a deadline of an earlier page load to one of this page, so that this page's monotonic clock counts too. */
export function resumeDeadline(deadline: Deadline, clock: Clock): Deadline {
  return deadline.page === clock.page ? deadline : createDeadline(secondsLeft(deadline, clock), clock);
}

/**
 * Returns the whole seconds until a deadline: 0 when it has passed, at most its duration. Uses the clock that has
 * advanced more: the monotonic clock when the system time was set back, the system time after a sleep or a reload. When
 * the system time is set forward, the countdown ends early; then the server returns the remaining time.
 */
export function secondsLeft({ seconds, wall, steady, page }: Deadline, clock: Clock): number {
  const byWall = clock.wall() - wall;
  const bySteady = page === clock.page ? clock.steady() - steady : 0;
  const elapsed = Math.max(byWall, bySteady, 0) / 1000;
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - elapsed)));
}
