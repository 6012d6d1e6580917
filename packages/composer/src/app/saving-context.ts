import { createContext, useContext } from 'react';
import type { SavingState } from '../drafts/autosave.ts';
import { createStore, useStore, type Store } from '../store/store.ts';

const SavingContext = createContext<Store<SavingState> | null>(null);
const nothingYet = createStore<SavingState>('saved');

export const SavingProvider = SavingContext.Provider;

/** Returns the state of autosave: whether the changes are saved. */
export function useSaving(): SavingState {
  return useStore(useContext(SavingContext) ?? nothingYet, (state) => state);
}
