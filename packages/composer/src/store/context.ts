import { createContext, useContext } from 'react';
import { getIn } from '../document/json.ts';
import type { PathKey } from '@kermesse/sections/faults';
import { configurationOf, type Desk, type Workspace } from './workspace.ts';
import { useStore } from './store.ts';

const DeskContext = createContext<Desk | null>(null);

/** Gives everything inside the desk it works at. */
export const DeskProvider = DeskContext.Provider;

/** The desk. Throws outside of a `DeskProvider`: that is a mistake in the composer. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('There is no desk here.');
  return desk;
}

/** A part of what is on the desk. `select` must give the very same thing for the very same workspace. */
export function useWorkspace<Part>(select: (workspace: Workspace) => Part): Part {
  return useStore(useDesk(), select);
}

/** The value at a place of the configuration on the screen. */
export function useValue(keys: readonly PathKey[]): unknown {
  return useWorkspace((workspace) => getIn(configurationOf(workspace), keys));
}
