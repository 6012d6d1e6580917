import { announce } from '@kermesse/ui/announce';
import { useEffect } from 'react';

/** The delay in milliseconds before the text is announced. What loads faster is read without it. */
const delay = 1000;

/**
 * Announces the text that a component shows while something loads. Screen readers ignore a live region that is inserted
 * together with its text.
 */
export function useAnnouncedLoading(text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
}
