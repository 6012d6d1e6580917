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

/** Turns scroll anchoring on or off: with it, the browser moves the position with content that arrives above it. */
function anchorScroll(anchored: boolean): void {
  document.documentElement.style.overflowAnchor = anchored ? '' : 'none';
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
  anchorScroll(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    clearTimeout(timer);
    growing.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
    anchorScroll(true);
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

/**
 * Restores a stored position in the content that replaces a placeholder. The position stays if the visitor has scrolled
 * meanwhile.
 * @param ready resolves just before the content is rendered
 * @param position returns the stored position once the content is ready, if there is one
 */
export async function restoreScrollAfter(ready: Promise<void>, position: () => number | undefined): Promise<void> {
  // The page's footer may be in view until the content arrives above it.
  anchorScroll(false);
  await ready;
  requestAnimationFrame(() => {
    anchorScroll(true);
    const top = position();
    if (top !== undefined && scrollY === 0) restoreScroll(top);
  });
}
