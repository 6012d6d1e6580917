/** Returns the index `step` slides after `index`. The first slide follows the last. */
export function nextIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Whether the text of an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/**
 * Returns the direction of a key: 1 forwards, -1 back, 0 for other keys. In right-to-left text, the left arrow moves
 * forwards.
 */
export function stepOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { currentTarget: Element },
): -1 | 0 | 1 {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return 0;
  return (event.key === 'ArrowRight') === isRightToLeft(event.currentTarget) ? -1 : 1;
}

/**
 * Returns the current slide of a scrolling row whose slides have its full width. In right-to-left text, `scrollLeft` is
 * negative.
 */
export function currentSlideIn(row: HTMLElement): number {
  return row.clientWidth === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

/** Returns the slide of a scrolling row that is nearest to its middle, whatever the visual order of the slides. */
export function middleSlide(row: HTMLElement, slides: readonly HTMLElement[]): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns how many slides are fully visible on each side of the middle one, for widths in pixels. */
export function visibleSlidesPerSide(row: number, slide: number): number {
  return slide === 0 ? 0 : Math.max(0, Math.floor((Math.round((row / slide) * 10) / 10 - 1) / 2));
}
