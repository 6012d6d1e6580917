import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toast-queue.ts';

describe('createToasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows two at most: the oldest leaves, and its timer with it', () => {
    const toasts = createToasts();
    toasts.show({ title: 'one', duration: 1000 });
    toasts.show({ title: 'two', duration: 5000 });
    toasts.show({ title: 'three', duration: 5000 });
    expect(toasts.visible().map((toast) => toast.title)).toEqual(['two', 'three']);
    expect(vi.getTimerCount()).toBe(2);
  });

  it('leaves after its own duration', () => {
    const toasts = createToasts();
    toasts.show({ title: 'ten seconds', duration: 10_000 });
    vi.advanceTimersByTime(9_999);
    expect(toasts.visible()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('stays until closed when the duration is null', () => {
    const toasts = createToasts();
    const id = toasts.show({ title: 'stays', duration: null });
    vi.advanceTimersByTime(3_600_000);
    expect(toasts.visible()).toHaveLength(1);
    toasts.close(id);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('keeps what was left of a timer through a pause', () => {
    const toasts = createToasts();
    toasts.show({ title: 'held', duration: 1000 });
    vi.advanceTimersByTime(600);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    toasts.resume();
    vi.advanceTimersByTime(399);
    expect(toasts.visible()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('does not start the timer of one that comes during a pause', () => {
    const toasts = createToasts();
    toasts.pause();
    toasts.show({ title: 'late', duration: 100 });
    vi.advanceTimersByTime(10_000);
    expect(toasts.visible()).toHaveLength(1);
    toasts.resume();
    vi.advanceTimersByTime(100);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('tells its listeners, and hands out the same list until something changes', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    const before = toasts.visible();
    toasts.close('unknown');
    expect(toasts.visible()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    toasts.show({ title: 'news' });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    toasts.show({ title: 'more' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
