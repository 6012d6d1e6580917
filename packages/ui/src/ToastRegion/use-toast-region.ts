import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { Toast, Toasts } from '../Toasts/toast-queue.ts';

type Reason = 'pointer' | 'focus' | 'hidden';

/**
 * Keeps the focused control visible beside the cards (WCAG 2.4.11). While cards are shown at the bottom, the window
 * scrolls controls above them into view. A control that the cards cover now is scrolled away from them.
 */
function uncoverFocus(cards: Element): void {
  const { top, bottom, left, right } = cards.getBoundingClientRect();
  const atBottom = top > innerHeight - bottom;
  if (atBottom) document.documentElement.style.scrollPaddingBottom = `${Math.ceil(innerHeight - top)}px`;
  const focused = document.activeElement;
  if (focused === null || focused === document.body || cards.contains(focused)) return;
  const control = focused.getBoundingClientRect();
  const isCovered = control.bottom > top && control.top < bottom && control.right > left && control.left < right;
  if (isCovered) focused.scrollIntoView({ block: atBottom ? 'nearest' : 'center' });
}

/** Pauses the timers of a queue while there is at least one reason. */
function createPause(toasts: Toasts) {
  const reasons = new Set<Reason>();
  const update = () => (reasons.size > 0 ? toasts.pause() : toasts.resume());
  return {
    has: (reason: Reason) => reasons.has(reason),
    set(reason: Reason, applies: boolean) {
      if (applies) reasons.add(reason);
      else reasons.delete(reason);
      update();
    },
    end() {
      reasons.clear();
      update();
    },
  };
}

/**
 * The behaviour of a region of notifications. It pauses their timers while the pointer or the focus is on them or the
 * page is hidden, and keeps the focus when a card is removed.
 */
export function useToastRegion(toasts: Toasts, list: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const pause = useMemo(() => createPause(toasts), [toasts]);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const element = region.current;
    const onVisibility = () => pause.set('hidden', document.hidden);
    // Not React's events: React does not report that the pointer leaves because the card under it is removed.
    const onEnter = () => pause.set('pointer', true);
    const onLeave = () => pause.set('pointer', false);
    document.addEventListener('visibilitychange', onVisibility);
    element?.addEventListener('pointerenter', onEnter);
    element?.addEventListener('pointerleave', onLeave);
    onVisibility();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      element?.removeEventListener('pointerenter', onEnter);
      element?.removeEventListener('pointerleave', onLeave);
      pause.end();
    };
  }, [pause]);

  // React reports no blur event when the focused card is removed, and browsers may report no pointer event.
  useLayoutEffect(() => {
    const lostFocus = pause.has('focus') && !region.current?.contains(document.activeElement);
    if (lostFocus) {
      pause.set('focus', false);
      const next = region.current?.querySelector('button');
      const back = next ?? cameFrom.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    }
    if (list.length === 0) pause.set('pointer', false);
  }, [list, pause]);

  useEffect(() => {
    const cards = region.current?.querySelector('ol');
    if (list.length === 0 || cards == null) return undefined;
    uncoverFocus(cards);
    return () => {
      document.documentElement.style.scrollPaddingBottom = '';
    };
  }, [list]);

  return {
    ref: region,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const from = event.relatedTarget;
      if (from !== null && !event.currentTarget.contains(from)) cameFrom.current = from;
      pause.set('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // A press beside the cards focuses no other element. When the whole window loses the focus, the card keeps it.
      const to = event.relatedTarget ?? document.activeElement;
      if (!event.currentTarget.contains(to)) pause.set('focus', false);
    },
  };
}
