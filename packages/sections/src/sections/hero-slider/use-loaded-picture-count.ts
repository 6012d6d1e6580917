import { useEffect, useState } from 'react';

/**
 * Runs a function once the page has loaded and the browser is idle. Returns a function that stops waiting for the page.
 */
function onceSettled(run: () => void): () => void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
  return () => removeEventListener('load', idle);
}

/**
 * Returns how many slides load their picture: one in the server's HTML until the page has loaded, then all up to the
 * one after the current slide, so that visitors do not load pictures they never see. Before React hydrates, `motion/`
 * does the same.
 */
export function useLoadedPictureCount(index: number): number {
  const [loaded, setLoaded] = useState(1);
  const [settled, setSettled] = useState(false);
  useEffect(() => onceSettled(() => setSettled(true)), []);
  useEffect(() => {
    if (settled) setLoaded((count) => Math.max(count, index + 2));
  }, [settled, index]);
  return loaded;
}
