import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { Toast, Toasts } from '../Toasts/toasts.ts';

type Reason = 'pointer' | 'focus' | 'hidden';

/**
 * What a region of notifications does beside drawing them: it holds their timers while a pointer or the focus is on
 * it or the page is out of sight, and never lets the focus fall into nothing when a card leaves.
 */
export function useToastRegion(toasts: Toasts, list: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const reasons = useRef(new Set<Reason>());
  const cameFrom = useRef<Element | null>(null);

  const hold = (reason: Reason, on: boolean) => {
    if (on) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size > 0) toasts.pause();
    else toasts.resume();
  };

  useEffect(() => {
    const held = reasons.current;
    const onVisibility = () => {
      if (document.hidden) held.add('hidden');
      else held.delete('hidden');
      if (held.size > 0) toasts.pause();
      else toasts.resume();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      held.clear();
      toasts.resume();
    };
  }, [toasts]);

  /* A card that is taken away under the pointer or with the focus sends neither a leave nor a blur. */
  useLayoutEffect(() => {
    const held = reasons.current;
    const lostFocus = held.has('focus') && !region.current?.contains(document.activeElement);
    if (lostFocus) {
      held.delete('focus');
      const next = region.current?.querySelector('button');
      const back = next ?? cameFrom.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    }
    if (list.length === 0) held.delete('pointer');
    if (held.size === 0) toasts.resume();
  }, [list, toasts]);

  return {
    ref: region,
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const from = event.relatedTarget;
      if (from !== null && !event.currentTarget.contains(from)) cameFrom.current = from;
      hold('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const leaves = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
      if (leaves) hold('focus', false);
    },
  };
}
