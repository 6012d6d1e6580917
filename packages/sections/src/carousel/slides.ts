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
