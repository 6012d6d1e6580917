import { createContext, useContext } from 'react';
import { checkHuman } from './human-check.ts';

const HumanCheckContext = createContext<typeof checkHuman>(checkHuman);

/** Provides another human check to flows. Stories that run paths through machines provide their own results. */
export const HumanCheckProvider = HumanCheckContext.Provider;

/** Returns the function that runs the human check. */
export function useHumanCheck(): typeof checkHuman {
  return useContext(HumanCheckContext);
}
