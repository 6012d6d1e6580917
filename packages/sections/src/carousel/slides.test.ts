import { describe, expect, it, vi } from 'vitest';
import { nextIndex, currentSlideIn, stepOfKey, visibleSlidesPerSide } from './slides.ts';

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

  // The tests of the stories use real elements.
  const currentTarget = {} as Element;
  const setDirection = (direction: 'ltr' | 'rtl') => vi.stubGlobal('getComputedStyle', () => ({ direction }));

  const plain = { currentTarget, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  it('stepOfKey moves for arrow keys, but not for other keys and combinations', () => {
    setDirection('ltr');
    expect(stepOfKey({ ...plain, key: 'ArrowRight' })).toBe(1);
    expect(stepOfKey({ ...plain, key: 'ArrowLeft' })).toBe(-1);
    expect(stepOfKey({ ...plain, key: 'ArrowDown' })).toBe(0);
    expect(stepOfKey({ ...plain, altKey: true, key: 'ArrowLeft' })).toBe(0);
  });

  it('stepOfKey follows the direction of the text', () => {
    setDirection('rtl');
    expect(stepOfKey({ ...plain, key: 'ArrowLeft' })).toBe(1);
    expect(stepOfKey({ ...plain, key: 'ArrowRight' })).toBe(-1);
  });

  it.each([
    [0, 0],
    [300, 1],
    [-300, 1],
    [-590, 2],
  ])('currentSlideIn returns for scrollLeft %i slide %i, in either direction', (scrollLeft, expected) => {
    expect(currentSlideIn({ scrollLeft, clientWidth: 300 } as HTMLElement)).toBe(expected);
  });

  it.each([
    [1200, 240, 2],
    [1200.4, 240.08, 2],
    [720, 240, 1],
    [320, 200, 0],
    [320, 0, 0],
  ])('a row of %f px with slides of %f px fully shows %i on each side', (row, slide, reach) => {
    expect(visibleSlidesPerSide(row, slide)).toBe(reach);
  });
});
