import type { StepHistory } from '@kermesse/flows/step-history';

/** The part of an entry's state that this module reads. */
interface EntryState {
  /** Identifies the router's entry. The entries of its steps have the same key, and the router does not see them. */
  key?: string;
  /** The number of entries of steps up to this one; undefined for the router's entry. */
  step?: number;
}

const current = (): EntryState => (history.state as EntryState | null) ?? {};

/**
 * Creates the history of the steps of the flow that is shown. The first step that a page shows has the router's entry;
 * each later step adds one with the same address.
 */
export function createStepHistory() {
  let back: (() => boolean) | undefined;
  let key: string | undefined;
  /** The number of entries of steps up to the current one. */
  let at = 0;
  /** The step of the router's entry. */
  let first: number | undefined;
  /** The number of moves of this module that have not arrived. */
  let moves = 0;

  function moveBy(entries: number): void {
    moves += 1;
    history.go(entries);
  }

  const steps: StepHistory = {
    connect(goBack, firstStep) {
      back = goBack;
      ({ key, step: at = 0 } = current());
      first = firstStep;
      return () => {
        back = undefined;
      };
    },
    showStep(step) {
      // The page may be opened at a later step, or again after the visitor has left it.
      first = Math.min(step, first ?? Math.max(0, step - at));
      const wanted = step - first;
      while (at < wanted) {
        at += 1;
        history.pushState({ ...current(), step: at }, '');
      }
      if (at > wanted) moveBy(wanted - at);
      at = wanted;
    },
  };

  /** Handles Back and Forward between steps, before the router. */
  function handlePop(event: Event): void {
    if (moves > 0) {
      moves -= 1;
      event.stopImmediatePropagation();
      return;
    }
    const { key: entry, step: target = 0 } = current();
    if (back === undefined || entry !== key || target === at) return;
    event.stopImmediatePropagation();
    let shown = at;
    at = target;
    while (shown > target && back()) shown -= 1;
    if (shown === target) return;
    // The flow stays at its step, as it does at Forward.
    at = shown;
    moveBy(shown - target);
  }

  return { ...steps, handlePop };
}

/** The history of this document. */
export const stepHistory = createStepHistory();
