import { useEffect, useState, type RefObject } from 'react';

interface Connection {
  saveData?: boolean;
}

/** Whether the visitor's browser saves data or is offline. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || !navigator.onLine;
}

/** Returns true once at least half of an element has been in the viewport; always false while data is saved. */
export function useHasBeenVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isSparing()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return visible;
}
