import { describe, expect, it } from 'vitest';
import { nextIndex, stepOfKey } from './slides.ts';

describe('the navigation between slides', () => {
  it.each([
    [0, 1, 4, 1],
    [3, 1, 4, 0],
    [0, -1, 4, 3],
    [1, -1, 2, 0],
    [0, 1, 1, 0],
  ])('nextIndex goes from slide %i by %i, of %i slides, to %i', (index, step, count, expected) => {
    expect(nextIndex(index, step, count)).toBe(expected);
  });

  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  it('stepOfKey moves for arrow keys, but not for other keys and combinations', () => {
    expect(stepOfKey({ ...plain, key: 'ArrowRight' })).toBe(1);
    expect(stepOfKey({ ...plain, key: 'ArrowLeft' })).toBe(-1);
    expect(stepOfKey({ ...plain, key: 'ArrowDown' })).toBe(0);
    expect(stepOfKey({ ...plain, altKey: true, key: 'ArrowLeft' })).toBe(0);
  });
});
