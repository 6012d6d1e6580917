import { useEffect } from 'react';

/** Puts the name of a part of the page before the document's title, for as long as the part is shown. */
export function useTitlePart(part: string): void {
  useEffect(() => {
    const whole = document.title;
    const named = `${part} – ${whole}`;
    document.title = named;
    return () => {
      // Another page may have written its own meanwhile.
      if (document.title === named) document.title = whole;
    };
  }, [part]);
}
