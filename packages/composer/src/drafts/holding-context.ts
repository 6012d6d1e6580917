import { createContext, useContext } from 'react';
import type { DraftLock } from './draft-lock.ts';
import { useWorkspace } from '../store/context.ts';

const HoldingContext = createContext<DraftLock | undefined>(undefined);

export const HoldingProvider = HoldingContext.Provider;

/** What holds the draft on the screen; undefined where windows cannot know of each other. */
export const useHolding = () => useContext(HoldingContext);

/** Whether another window of this browser works on the draft on the screen. */
export const useElsewhere = () => useWorkspace(({ elsewhere, active }) => elsewhere.has(active));
