import { createContext, useContext } from 'react';
import { checkHuman } from './human-check.ts';

const HumanCheckContext = createContext<typeof checkHuman>(checkHuman);

/** Gives flows another way to a proof; tests that walk through machines answer by themselves. */
export const HumanCheckProvider = HumanCheckContext.Provider;

/** The way to a proof that a person is here. */
export function useHumanCheck(): typeof checkHuman {
  return useContext(HumanCheckContext);
}
