const storageKey = 'scroll';

/** Where each entry of the history was scrolled to, by the entry's key. Survives a reload, not the tab. */
export function createScrollMemory() {
  let positions: Record<string, number> = {};
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is missing or holds something else: positions are then kept for this page's life only.
  }
  return {
    remember(key: string): void {
      // Entries that a link into the page has made share this key.
      if (key !== 'default') positions[key] = scrollY;
    },
    of: (key: string): number => positions[key] ?? 0,
    has: (key: string): boolean => key in positions,
    store(): void {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Full or forbidden: going back after a reload begins at the top.
      }
    },
  };
}

/** A page counts as grown once its height has not changed for this long, in milliseconds. */
const quiet = 700;

/**
 * Scrolls to a remembered position at once, and again whenever the page has grown (its sections arrive in chunks, above
 * and below the position), until it is quiet or the visitor scrolls by hand.
 */
export function restoreScroll(top: number): void {
  const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const growing = new ResizeObserver(go);
  const root = document.documentElement;
  // The browser's own anchoring would move on with whatever arrives above.
  root.style.overflowAnchor = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    clearTimeout(timer);
    growing.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
    root.style.overflowAnchor = '';
  }
  function go() {
    scrollTo({ top, behavior: 'instant' });
    clearTimeout(timer);
    timer = setTimeout(stop, quiet);
  }
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  growing.observe(document.body);
  go();
}
