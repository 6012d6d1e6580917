import { createContext, useContext } from 'react';
import type { DraftLock } from './draft-lock.ts';
import { useWorkspace } from '../store/context.ts';

const HoldingContext = createContext<DraftLock | undefined>(undefined);

export const HoldingProvider = HoldingContext.Provider;

/** Returns the lock of the open draft; undefined without the Web Locks API. */
export const useHolding = () => useContext(HoldingContext);

/** Returns whether another window of this browser holds the lock of the open draft. */
export const useElsewhere = () => useWorkspace(({ elsewhere, active }) => elsewhere.has(active));
