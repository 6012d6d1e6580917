import { useEffect, useState, type RefObject } from 'react';

interface Connection {
  saveData?: boolean;
}

/** Whether the visitor asked browsers to spare data, or has none to spend. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || !navigator.onLine;
}

/** Turns true once most of an element has come into view; never for visitors who spare data. */
export function usePresence(element: RefObject<Element | null>): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isSparing()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPresent(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return present;
}
