import { createContext, useContext, useId, useLayoutEffect } from 'react';

/** The state of a form. A pending save continues after a navigation in the app, but not after the tab is closed. */
export type SaveState = 'unsaved' | 'beingSaved' | 'saved';

/** The guard around forms, as they see it. */
export interface SurroundingGuard {
  /** Reports the state of a form, by the id of the form. */
  report: (form: string, state: SaveState) => void;
  /**
   * Asks before unsaved input is lost, and calls `lose` if the user agrees. Returns false when no input is unsaved, or
   * when the question is shown already.
   */
  ask: (lose: () => void) => boolean;
}

/** The context of the guard around forms. Without a guard, nothing is asked. */
export const SurroundingGuardContext = createContext<SurroundingGuard>({ report: () => undefined, ask: () => false });

/** Reports to the surrounding guard whether a form has unsaved input, and whether exactly that input is being saved. */
export function useUnsaved(unsaved: boolean, beingSaved = false): void {
  const { report } = useContext(SurroundingGuardContext);
  const form = useId();
  const state = unsaved ? (beingSaved ? 'beingSaved' : 'unsaved') : 'saved';
  useLayoutEffect(() => {
    report(form, state);
    return () => report(form, 'saved');
  }, [report, form, state]);
}
