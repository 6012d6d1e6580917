import type { ReactNode } from 'react';

/** The kind of a notification, shown by its icon and colour. */
export type ToastKind = 'info' | 'success' | 'error';

/**
 * A notification to show. By default it is of the kind `info` and has a close button. An error, and one with an action,
 * stays until it is closed or replaced by newer ones, so that nobody misses it; the others disappear after 6 seconds.
 */
export interface ToastInput {
  kind?: ToastKind;
  /** The title. The region renders it, the text and the label, so a component can follow the page's language. */
  title: ReactNode;
  text?: ReactNode;
  /**
   * The time until the notification disappears, in milliseconds. `null`: until it is closed or replaced by newer ones.
   */
  duration?: number | null;
  /** Whether the notification has a close button. */
  closable?: boolean;
  /** An action, for example undo. Running it closes the notification. */
  action?: { label: ReactNode; run: () => void };
}

/** A notification in the queue, with its id and defaults. */
export interface Toast extends Required<Omit<ToastInput, 'text' | 'action'>>, Pick<ToastInput, 'text' | 'action'> {
  id: string;
}

/** A queue of notifications outside React, so that any code can add to it. */
export interface Toasts {
  /** Adds a notification and returns its id. At most two are visible: the oldest is removed. */
  show: (input: ToastInput) => string;
  close: (id: string) => void;
  /** Pauses all timers and keeps their remaining time, as while the pointer or the focus is on a notification. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Returns the visible notifications, oldest first. The array is the same until something changes. */
  visible: () => readonly Toast[];
}

const maxVisible = 2;
const defaultDuration = 6000;

interface Timer {
  remaining: number;
  since: number;
  handle: ReturnType<typeof setTimeout> | undefined;
}

/** Creates a queue. One for the whole site is enough. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  const timers = new Map<string, Timer>();
  let list: readonly Toast[] = [];
  let paused = false;
  let count = 0;

  const set = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const stop = (timer: Timer) => {
    if (timer.handle === undefined) return;
    clearTimeout(timer.handle);
    timer.handle = undefined;
    timer.remaining = Math.max(0, timer.remaining - (Date.now() - timer.since));
  };
  const removeTimer = (id: string) => {
    const timer = timers.get(id);
    if (timer) stop(timer);
    timers.delete(id);
  };
  const close = (id: string) => {
    if (!list.some((toast) => toast.id === id)) return;
    removeTimer(id);
    set(list.filter((toast) => toast.id !== id));
  };
  const start = (id: string, timer: Timer) => {
    if (timer.handle !== undefined) return;
    timer.since = Date.now();
    timer.handle = setTimeout(close, timer.remaining, id);
  };

  return {
    show(input) {
      count += 1;
      const id = `toast-${count}`;
      const isPermanent = input.kind === 'error' || input.action !== undefined;
      const duration = isPermanent ? null : defaultDuration;
      const toast: Toast = { kind: 'info', duration, closable: true, ...input, id };
      const kept = list.slice(-(maxVisible - 1));
      for (const old of list.slice(0, -(maxVisible - 1))) removeTimer(old.id);
      if (toast.duration !== null) {
        const timer: Timer = { remaining: toast.duration, since: 0, handle: undefined };
        timers.set(id, timer);
        if (!paused) start(id, timer);
      }
      set([...kept, toast]);
      return id;
    },
    close,
    pause() {
      paused = true;
      for (const timer of timers.values()) stop(timer);
    },
    resume() {
      paused = false;
      for (const [id, timer] of timers) start(id, timer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    visible: () => list,
  };
}
