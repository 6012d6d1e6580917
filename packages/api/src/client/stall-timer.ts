/**
 * Calls a function when nothing has happened for a time. The timer runs at once.
 *
 * @param timeout in milliseconds, since the last call of `restart`
 */
export function createStallTimer(timeout: number, onStall: () => void): { restart: () => void; stop: () => void } {
  let timer = setTimeout(onStall, timeout);
  const stop = () => clearTimeout(timer);
  return {
    restart() {
      stop();
      timer = setTimeout(onStall, timeout);
    },
    stop,
  };
}
