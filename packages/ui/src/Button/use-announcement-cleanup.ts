import { useEffect, useRef } from 'react';

/** React Aria waits 100 ms before the first announcement of a document. */
const firstDelay = 100;

/**
 * Removes the announcement of a pending button when the button unmounts.
 *
 * React Aria announces a pending button with an element that refers to the button's id and stays in the document for
 * seven seconds. When the button unmounts earlier, as after logging in, that reference would be broken. Attach the
 * returned ref to an element inside the button.
 */
export function useAnnouncementCleanup<Inner extends HTMLElement>() {
  const inner = useRef<Inner>(null);
  useEffect(() => {
    const id = inner.current?.closest('button')?.id;
    function remove() {
      for (const note of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
        // A button with an accessible name of its own is labelled by two ids: its own and that of its progress.
        const ids = note.getAttribute('aria-labelledby')?.split(' ') ?? [];
        if (id !== undefined && ids.includes(id)) note.remove();
      }
    }
    return () => {
      remove();
      const announcer = document.querySelector('[data-live-announcer]');
      if (announcer === null) return;
      const observer = new MutationObserver(remove);
      observer.observe(announcer, { childList: true, subtree: true });
      setTimeout(() => observer.disconnect(), firstDelay);
    };
  }, []);
  return inner;
}
