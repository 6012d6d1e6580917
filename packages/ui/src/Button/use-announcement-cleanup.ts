import { useEffect, useRef } from 'react';

/**
 * React Aria announces a pending button by an element that refers to the button's id and stays in the document for
 * seven seconds. When the button unmounts earlier, as it does after a sign-in, the reference would be broken, so this
 * hook removes the element. Give the ref to an element inside the button.
 */
export function useAnnouncementCleanup<Inner extends HTMLElement>() {
  const inner = useRef<Inner>(null);
  useEffect(() => {
    const id = inner.current?.closest('button')?.id;
    return () => {
      for (const note of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
        // With a name of its own, a button is named by itself and by its progress.
        const ids = note.getAttribute('aria-labelledby')?.split(' ') ?? [];
        if (id !== undefined && ids.includes(id)) note.remove();
      }
    };
  }, []);
  return inner;
}
