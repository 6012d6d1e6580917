/**
 * Returns the number of rows that the text needs, between `min` and `max`. It measures at the smallest height, so that
 * the text area also shrinks when text is removed.
 */
export function rowsFor(box: HTMLTextAreaElement, min: number, max: number): number {
  const before = box.rows;
  box.rows = min;
  const style = getComputedStyle(box);
  const line = Number.parseFloat(style.lineHeight);
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  const lines = Math.round((box.scrollHeight - padding) / line);
  box.rows = before;
  return Number.isFinite(lines) ? Math.min(max, Math.max(min, lines)) : min;
}

/**
 * Calls back whenever the width of the element changes, since text then wraps differently. Returns the function that
 * stops it.
 */
export function onWidthChange(element: Element | null, callback: () => void): (() => void) | undefined {
  if (element === null || typeof ResizeObserver === 'undefined') return undefined;
  let width = -1;
  const observer = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? width;
    if (now === width) return;
    width = now;
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
