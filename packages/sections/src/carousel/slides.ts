/** The index that is `step` slides on from `index`; the last is followed by the first. */
export function stepFrom(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** How a key moves between slides: 1 onwards, -1 back, 0 for keys that have another meaning. */
export function stepOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): -1 | 0 | 1 {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}

/** The slide that a scrolling row shows, where each fills it. */
export function shownIn(row: HTMLElement): number {
  return row.clientWidth === 0 ? 0 : Math.round(row.scrollLeft / row.clientWidth);
}

/** The slide of a scrolling row that is nearest to its middle, whatever its slides' order on the screen. */
export function middleOf(row: HTMLElement, slides: readonly HTMLElement[]): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
