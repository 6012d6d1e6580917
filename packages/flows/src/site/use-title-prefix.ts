import { useEffect } from 'react';

/** Prepends the name of a part of the page to the document's title, while the component is mounted. */
export function useTitlePrefix(part: string): void {
  useEffect(() => {
    const whole = document.title;
    const named = `${part} – ${whole}`;
    document.title = named;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title === named) document.title = whole;
    };
  }, [part]);
}
