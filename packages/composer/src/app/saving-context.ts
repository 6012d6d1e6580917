import { createContext, useContext } from 'react';
import type { SavingState } from '../drafts/autosave.ts';
import { createStore, useStore, type Store } from '../store/store.ts';

/** The state before autosave has started. */
export const nothingToSave: Store<SavingState> = createStore('saved');

const SavingContext = createContext(nothingToSave);

export const SavingProvider = SavingContext.Provider;

/** Returns the state of autosave: whether the changes are saved. */
export function useSaving(): SavingState {
  return useStore(useContext(SavingContext), (state) => state);
}
