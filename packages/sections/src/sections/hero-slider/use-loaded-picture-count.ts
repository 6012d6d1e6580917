import { useEffect, useState } from 'react';

/** Runs a function once the page has loaded and the browser is idle. Returns a function that cancels it. */
function onceSettled(run: () => void): () => void {
  const controller = new AbortController();
  const idle = () => {
    if (controller.signal.aborted) return;
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => controller.signal.aborted || run(), { timeout: 2000 });
    else setTimeout(() => controller.signal.aborted || run(), 200);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true, signal: controller.signal });
  return () => controller.abort();
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
