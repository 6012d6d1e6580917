/**
 * Calls a function when nothing has happened for a time. The timer runs at once.
 *
 * @param timeout in milliseconds, since the last call of `restart`, which can set another one for this time
 */
export function createStallTimer(
  timeout: number,
  onStall: () => void,
): { restart: (next?: number) => void; stop: () => void } {
  let timer = setTimeout(onStall, timeout);
  const stop = () => clearTimeout(timer);
  return {
    restart(next = timeout) {
      stop();
      timer = setTimeout(onStall, next);
    },
    stop,
  };
}
