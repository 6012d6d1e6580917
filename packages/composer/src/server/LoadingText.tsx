import { announce } from '@kermesse/ui/announce';
import { useEffect, type ReactNode } from 'react';

/** The delay in milliseconds before the text is announced. What loads faster is read without it. */
const delay = 1000;

/**
 * The text that is shown while data loads. Screen readers ignore a live region that is inserted together with its text,
 * so the text is announced.
 */
export function LoadingText({ children: text }: { children: string }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return <p data-pending="">{text}</p>;
}
