interface Connection {
  saveData?: boolean;
}

/** Whether the visitor's browser saves data or is offline. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || !navigator.onLine;
}

/**
 * Calls `run` whenever at least half of an element enters the viewport; never while data is saved.
 * @returns a function that stops it
 */
export function whenVisible(element: Element, run: () => void): (() => void) | undefined {
  if (isSparing()) return undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    {
      threshold: 0.5,
    },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
