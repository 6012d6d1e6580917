import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toast-queue.ts';

describe('createToasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('shows at most two notifications: removes the oldest and its timer', () => {
    const toasts = createToasts();
    toasts.show({ title: 'one', duration: 1000 });
    toasts.show({ title: 'two', duration: 5000 });
    toasts.show({ title: 'three', duration: 5000 });
    expect(toasts.visible().map((toast) => toast.title)).toEqual(['two', 'three']);
    expect(vi.getTimerCount()).toBe(2);
  });

  it('removes a notification after its duration', () => {
    const toasts = createToasts();
    toasts.show({ title: 'ten seconds', duration: 10_000 });
    vi.advanceTimersByTime(9_999);
    expect(toasts.visible()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('keeps an error until it is closed, and others for six seconds', () => {
    const toasts = createToasts();
    toasts.show({ kind: 'error', title: 'failed' });
    toasts.show({ kind: 'success', title: 'saved' });
    vi.advanceTimersByTime(60_000);
    expect(toasts.visible().map(({ title }) => title)).toEqual(['failed']);
  });

  it('keeps a notification until it is closed when the duration is null', () => {
    const toasts = createToasts();
    const id = toasts.show({ title: 'stays', duration: null });
    vi.advanceTimersByTime(3_600_000);
    expect(toasts.visible()).toHaveLength(1);
    toasts.close(id);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('keeps a notification with an action until it is closed', () => {
    const toasts = createToasts();
    toasts.show({ title: 'removed', action: { label: 'Undo', run: () => undefined } });
    vi.advanceTimersByTime(3_600_000);
    expect(toasts.visible()).toHaveLength(1);
  });

  it('resumes a paused timer with its remaining time', () => {
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

  it('starts the timer of a notification shown during a pause only on resume', () => {
    const toasts = createToasts();
    toasts.pause();
    toasts.show({ title: 'late', duration: 100 });
    vi.advanceTimersByTime(10_000);
    expect(toasts.visible()).toHaveLength(1);
    toasts.resume();
    vi.advanceTimersByTime(100);
    expect(toasts.visible()).toHaveLength(0);
  });

  it('calls its listeners on changes and returns the same list until then', () => {
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
