/** The milliseconds for which an offer is valid: the server's challenge expires after five minutes. */
const freshFor = 4 * 60_000;
/** The interval at which the clock is read, in milliseconds. */
const interval = 10_000;
/** The events that show that the user is back at the form. */
const activities = ['focusin', 'pointermove', 'keydown'];

/**
 * Makes an offer, and cancels it before it expires. Makes a new one when the user returns, and after a choice that did
 * not lead to another page.
 *
 * @param offer resolves to the user's choice, or to undefined when there is none. `signal` cancels the offer.
 * @param chosen handles the choice. `expired` is true for an offer that was not cancelled in time.
 * @returns a function that stops.
 */
export function keepOffering<T>(
  offer: (signal: AbortSignal) => Promise<T | undefined>,
  chosen: (choice: T, expired: boolean) => Promise<void>,
): () => void {
  let current = new AbortController();
  let freshUntil = 0;
  async function begin(): Promise<void> {
    current = new AbortController();
    const { signal } = current;
    freshUntil = Date.now() + freshFor;
    const choice = await offer(signal);
    if (choice === undefined || signal.aborted) return;
    await chosen(choice, Date.now() >= freshUntil);
    if (!signal.aborted) cancel();
  }
  function onActivity(): void {
    ignoreActivity();
    void begin();
  }
  function ignoreActivity(): void {
    for (const type of activities) removeEventListener(type, onActivity);
  }
  function cancel(): void {
    current.abort();
    for (const type of activities) addEventListener(type, onActivity);
  }
  // Reads the clock, because timers stop while the device sleeps.
  const timer = setInterval(() => {
    if (!current.signal.aborted && Date.now() >= freshUntil) cancel();
  }, interval);
  void begin();
  return () => {
    clearInterval(timer);
    ignoreActivity();
    current.abort();
  };
}
