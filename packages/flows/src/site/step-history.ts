import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The part of the app's navigation that gives the steps of a flow entries in the browser's history. */
export interface StepHistory {
  /**
   * Connects the flow of the current page. Returns a function that disconnects it.
   * @param goBack shows the step before, and returns whether the flow could do so
   */
  connect(goBack: () => boolean): () => void;
  /** Adds an entry for a step that the flow shows, or removes the entries of later steps. */
  showStep(step: number): void;
}

const StepHistoryContext = createContext<StepHistory>({ connect: () => () => undefined, showStep: () => undefined });

/** Provides the app's history. Without it, the browser's Back leaves a flow at every step. */
export const StepHistoryProvider = StepHistoryContext.Provider;

/**
 * Lets the browser's Back return to the step before, as the button Back of a flow does. Forward does not skip the check
 * of a step: it stays at the step that is shown.
 *
 * @param step the number of the step that is shown. At the first step, 0, Back leaves the page; so it does when a flow
 * has ended and its steps can no longer be changed.
 * @param goBack shows the step before, and returns false if the flow stays, for example while it sends a request
 */
export function useStepHistory(step: number, goBack: () => boolean): void {
  const history = useContext(StepHistoryContext);
  const back = useEffectEvent(goBack);
  useEffect(() => history.connect(() => back()), [history]);
  useEffect(() => history.showStep(step), [history, step]);
}
