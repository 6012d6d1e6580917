import { createContext, useContext } from 'react';
import type { DraftLock } from './draft-lock.ts';
import { useWorkspace } from '../store/context.ts';

const DraftLockContext = createContext<DraftLock | undefined>(undefined);

export const DraftLockProvider = DraftLockContext.Provider;

/** Returns the lock of the open draft; undefined without the Web Locks API. */
export const useDraftLock = () => useContext(DraftLockContext);

/** Returns whether another window of this browser holds the lock of the open draft. */
export const useLockedElsewhere = () => useWorkspace(({ lockedElsewhere, active }) => lockedElsewhere.has(active));
