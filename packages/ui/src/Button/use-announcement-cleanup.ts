import { useEffect, useRef } from 'react';

/**
 * React Aria announces a pending button by an element that refers to the button's id and stays in the document for
 * seven seconds. When the button unmounts earlier, as it does after a sign-in, the reference would be broken, so this
 * hook removes the element. Give the ref to an element inside the button.
 */
export function useAnnouncementCleanup<Inner extends HTMLElement>() {
  const inner = useRef<Inner>(null);
  useEffect(() => {
    const button = inner.current?.closest('button');
    return () => {
      for (const note of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
        if (note.getAttribute('aria-labelledby') === button?.id) note.remove();
      }
    };
  }, []);
  return inner;
}
