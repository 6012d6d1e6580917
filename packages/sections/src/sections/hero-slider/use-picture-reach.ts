import { useEffect, useState } from 'react';

/** Runs a function once the page has loaded and the browser is idle. Returns a function that cancels it. */
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
 * Returns how many slides load their picture: one in the server's HTML until the page has loaded, then all up to the
 * one after the current slide, so that visitors do not load pictures they never see. Before React hydrates, `motion/`
 * does the same.
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
