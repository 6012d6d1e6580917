import { useEffect, useRef } from 'react';

/**
 * React Aria announces a pending button by a note that is labelled by the button's id and stands in the document for
 * seven seconds. When the button leaves before that, as it does after a sign-in, the note would be labelled by
 * nothing; this takes it along. Give the ref to an element inside the button.
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
