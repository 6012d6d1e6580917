import { useEffect, useState } from 'react';

/** Waits for the page to have loaded and for an idle moment. Returns what calls it off. */
function onceSettled(run: () => void): () => void {
  const calling = new AbortController();
  const idle = () => {
    if (calling.signal.aborted) return;
    if ('requestIdleCallback' in window) requestIdleCallback(() => calling.signal.aborted || run(), { timeout: 2000 });
    else setTimeout(() => calling.signal.aborted || run(), 200);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, signal: calling.signal });
  return () => calling.abort();
}

/**
 * How many slides load their picture: one in the server's HTML, and no more before the page has loaded; then the one
 * that is shown and the next, so that nobody pays for pictures they never come to. Before React, `motion/` does the same.
 */
export function usePictureReach(index: number): number {
  const [reach, setReach] = useState(1);
  const [settled, setSettled] = useState(false);
  useEffect(() => onceSettled(() => setSettled(true)), []);
  useEffect(() => {
    if (settled) setReach((reached) => Math.max(reached, index + 2));
  }, [settled, index]);
  return reach;
}
