import { safeSessionStorage } from '@kermesse/ui/safe-storage';

const storageKey = 'scroll';

/**
 * Creates a store of scroll positions by the key of the history entry. The positions survive a reload, but not the
 * closing of the tab.
 */
export function createScrollMemory() {
  let positions: Record<string, number> = {};
  try {
    positions = JSON.parse(safeSessionStorage.get(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // Storage holds invalid data: no position is restored.
  }
  return {
    remember(key: string): void {
      positions[key] = scrollY;
    },
    of: (key: string): number | undefined => positions[key],
    store(): void {
      safeSessionStorage.set(storageKey, JSON.stringify(positions));
    },
  };
}

/** The milliseconds without a change of height after which a page counts as complete. */
const quiet = 700;

/**
 * Scrolls to a stored position at once, and again whenever the page grows: its sections arrive in chunks, above and
 * below the position. Stops once the height is stable or the visitor scrolls.
 */
export function restoreScroll(top: number): void {
  const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const growing = new ResizeObserver(go);
  const root = document.documentElement;
  // The browser's scroll anchoring would move the position with content that arrives above it.
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
