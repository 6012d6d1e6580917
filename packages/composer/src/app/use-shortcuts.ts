import { useEffect, useEffectEvent } from 'react';
import { historyStepOf } from '../controls/history-keys.ts';
import { trackCompositions } from '../form/field/composition.ts';
import { useHistoryStep } from '../store/use-history-step.ts';
import { rememberCaret, withCaret } from './with-caret.ts';

/**
 * Handles the keyboard shortcuts of the history. They also work in text fields, since typing is in the history. Dialogs
 * and elements with `data-own-undo` have texts of their own, outside of the history, and use the browser's undo.
 */
export function useShortcuts(): void {
  const takeStep = useHistoryStep();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = historyStepOf(event);
    if (step === undefined) return;
    if (event.target instanceof Element && event.target.closest('[data-own-undo], [role="dialog"]') !== null) return;
    event.preventDefault();
    withCaret(() => takeStep(step));
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', (event) => onKeyDown(event), { signal });
    addEventListener('beforeinput', rememberCaret, { signal });
    addEventListener('input', rememberCaret, { signal });
    trackCompositions(signal);
    return () => listening.abort();
  }, []);
}
