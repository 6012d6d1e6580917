import { closerOfFrontDialog } from '@kermesse/ui/open-dialogs';
import { createContext, useContext, useEffect } from 'react';
import { SurroundingGuardContext } from './use-unsaved.ts';

/** The part of the app's navigation that gives the steps of a flow entries in the browser's history. */
export interface StepHistory {
  /**
   * Connects the flow of the current page. Returns a function that disconnects it.
   * @param goBack shows the step before, and returns whether the flow could do so
   * @param first the step at which Back leaves the page; by default the first step that the page shows
   */
  connect(goBack: () => boolean, first?: number): () => void;
  /** Adds an entry for a step that the flow shows, or removes the entries of later steps. */
  showStep(step: number): void;
}

const StepHistoryContext = createContext<StepHistory>({ connect: () => () => undefined, showStep: () => undefined });

/** Provides the app's history. Without it, the browser's Back leaves a flow at every step. */
export const StepHistoryProvider = StepHistoryContext.Provider;

/** The machine of a flow: its event `BACK` shows the step before. */
interface SteppedFlow {
  getSnapshot(): { can(event: { type: 'BACK' }): boolean };
  send(event: { type: 'BACK' }): void;
}

/**
 * Lets the browser's Back return to the step before, as the button Back of a flow does. An open dialog closes first,
 * and asks if it has input. Forward does not skip the check of a step: it stays at the step that is shown.
 *
 * @param step the number of the step that is shown. At the first step, 0, Back leaves the page; so it does when a flow
 * has ended and its steps can no longer be changed.
 * @param flow the flow's machine. It stays at its step while it ignores `BACK`, for example while it sends a request.
 * Without it, the page has one step: an open dialog.
 */
export function useStepHistory(step: number, flow?: SteppedFlow): void {
  const history = useContext(StepHistoryContext);
  const { ask } = useContext(SurroundingGuardContext);
  useEffect(
    () =>
      history.connect(
        () => {
          const close = closerOfFrontDialog();
          if (close !== undefined) {
            if (ask(close)) return false;
            close();
            return flow === undefined;
          }
          const goesBack = flow?.getSnapshot().can({ type: 'BACK' }) === true;
          flow?.send({ type: 'BACK' });
          return goesBack;
        },
        flow === undefined ? 0 : undefined,
      ),
    [history, flow, ask],
  );
  useEffect(() => history.showStep(step), [history, step]);
}

/**
 * Lets the browser's Back close the only dialog of a page without other steps.
 *
 * @param isOpen whether the dialog is open. Keep it true while the dialog navigates away, and replace the entry: an
 * entry that is removed at the same time would take the new page with it.
 */
export const useDialogHistory = (isOpen: boolean): void => useStepHistory(isOpen ? 1 : 0);
