/** What time is read from. */
export interface Clock {
  /** The time of day in milliseconds: right after a sleep or a reload, wrong when somebody sets the clock. */
  wall(): number;
  /** Milliseconds since the page was loaded: never set back, but it may stop while the machine sleeps. */
  steady(): number;
  /** Which page `steady` belongs to. */
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

/** Looks at once, every second, and whenever the page comes back into sight. Returns what ends it. */
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

/** Something that ends so many seconds after a moment; plain data, so that it can be stored. */
export interface Deadline {
  seconds: number;
  wall: number;
  steady: number;
  page: number;
}

/** A deadline so many seconds from now. Only durations are ever kept, so a clock that is wrong does no harm. */
export function deadlineIn(seconds: number, clock: Clock): Deadline {
  return { seconds, wall: clock.wall(), steady: clock.steady(), page: clock.page };
}

/** A deadline of an earlier page, as this page goes on with it: from here on its own steady clock counts too. */
export function resumed(deadline: Deadline, clock: Clock): Deadline {
  return deadline.page === clock.page ? deadline : deadlineIn(secondsLeft(deadline, clock), clock);
}

/**
 * Whole seconds until a deadline, 0 when it is over, never more than it began with. Whichever clock has gone further is
 * believed: the steady one when the time of day was set back, the time of day after a sleep or a reload. A clock set
 * forward in between ends it early; then the server, which has the last word, says how long it still is.
 */
export function secondsLeft({ seconds, wall, steady, page }: Deadline, clock: Clock): number {
  const byWall = clock.wall() - wall;
  const bySteady = page === clock.page ? clock.steady() - steady : 0;
  const elapsed = Math.max(byWall, bySteady, 0) / 1000;
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - elapsed)));
}
