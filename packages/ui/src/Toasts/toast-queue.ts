export type ToastKind = 'info' | 'success' | 'error';

export interface ToastInput {
  kind?: ToastKind;
  title: string;
  text?: string;
  /** How long it stays, in milliseconds. `null`: until it is closed or pushed out. */
  duration?: number | null;
  /** Whether somebody can close it. */
  closable?: boolean;
  /** What can be done about it, for example undo; doing it closes the notification. */
  action?: { label: string; run: () => void };
}

export interface Toast extends Required<Omit<ToastInput, 'text' | 'action'>>, Pick<ToastInput, 'text' | 'action'> {
  id: string;
}

/** A short queue of notifications that lives outside React, so that anything may add to it. */
export interface Toasts {
  /** Adds one and returns its id; when there would be more than two, the oldest leaves. */
  show: (input: ToastInput) => string;
  close: (id: string) => void;
  /** Holds all timers, as while a pointer or the focus is on them; what was left of each remains. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes, oldest first. */
  visible: () => readonly Toast[];
}

const maxVisible = 2;
const defaultDuration = 6000;

interface Timer {
  left: number;
  since: number;
  handle: ReturnType<typeof setTimeout> | undefined;
}

/** Makes a queue. One for the whole site is enough. */
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
    timer.left = Math.max(0, timer.left - (Date.now() - timer.since));
  };
  const forget = (id: string) => {
    const timer = timers.get(id);
    if (timer) stop(timer);
    timers.delete(id);
  };
  const close = (id: string) => {
    if (!list.some((toast) => toast.id === id)) return;
    forget(id);
    set(list.filter((toast) => toast.id !== id));
  };
  const start = (id: string, timer: Timer) => {
    if (timer.handle !== undefined) return;
    timer.since = Date.now();
    timer.handle = setTimeout(close, timer.left, id);
  };

  return {
    show(input) {
      count += 1;
      const id = `toast-${count}`;
      const toast: Toast = { kind: 'info', duration: defaultDuration, closable: true, ...input, id };
      const kept = list.slice(-(maxVisible - 1));
      for (const old of list.slice(0, -(maxVisible - 1))) forget(old.id);
      if (toast.duration !== null) {
        const timer: Timer = { left: toast.duration, since: 0, handle: undefined };
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
