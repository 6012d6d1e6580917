import { useEffect, useLayoutEffect, useRef } from 'react';
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
  const covered = control.bottom > top && control.top < bottom && control.right > left && control.left < right;
  if (covered) focused.scrollIntoView({ block: atBottom ? 'nearest' : 'center' });
}

/**
 * The behaviour of a region of notifications. It pauses their timers while the pointer or the focus is on them or the
 * page is hidden, and keeps the focus when a card is removed.
 */
export function useToastRegion(toasts: Toasts, list: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const reasons = useRef(new Set<Reason>());
  const cameFrom = useRef<Element | null>(null);

  const setReason = (reason: Reason, on: boolean) => {
    if (on) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size > 0) toasts.pause();
    else toasts.resume();
  };

  useEffect(() => {
    const pauseReasons = reasons.current;
    const onVisibility = () => {
      if (document.hidden) pauseReasons.add('hidden');
      else pauseReasons.delete('hidden');
      if (pauseReasons.size > 0) toasts.pause();
      else toasts.resume();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      pauseReasons.clear();
      toasts.resume();
    };
  }, [toasts]);

  /* Removing a card under the pointer or with the focus fires neither a leave nor a blur event. */
  useLayoutEffect(() => {
    const pauseReasons = reasons.current;
    const lostFocus = pauseReasons.has('focus') && !region.current?.contains(document.activeElement);
    if (lostFocus) {
      pauseReasons.delete('focus');
      const next = region.current?.querySelector('button');
      const back = next ?? cameFrom.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    }
    if (list.length === 0) pauseReasons.delete('pointer');
    if (pauseReasons.size === 0) toasts.resume();
  }, [list, toasts]);

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
    onPointerEnter: () => setReason('pointer', true),
    onPointerLeave: () => setReason('pointer', false),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const from = event.relatedTarget;
      if (from !== null && !event.currentTarget.contains(from)) cameFrom.current = from;
      setReason('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const leaves = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
      if (leaves) setReason('focus', false);
    },
  };
}
