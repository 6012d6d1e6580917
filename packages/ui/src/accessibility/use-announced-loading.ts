import { useEffect, useEffectEvent } from 'react';
import { announce } from './announce.ts';

/** The delay in milliseconds before the text is announced. What loads faster is read without it. */
const delay = 1000;

/**
 * Announces the text that a component shows while something loads. Screen readers ignore a live region that is inserted
 * together with its text.
 * @param text the text; '' when nothing loads
 * @param isNeeded whether nothing else announces the text by then
 */
export function useAnnouncedLoading(text: string, isNeeded = () => true): void {
  const announceIfNeeded = useEffectEvent(() => {
    if (isNeeded()) announce(text);
  });
  useEffect(() => {
    const timer = setTimeout(announceIfNeeded, delay);
    return () => clearTimeout(timer);
  }, [text]);
}
