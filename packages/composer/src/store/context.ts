import { createContext, useContext } from 'react';
import { getIn } from '../document/json.ts';
import type { PathKey } from '@kermesse/sections/faults';
import { configurationOf, type EditorStore, type Workspace } from './workspace.ts';
import { useStore } from './store.ts';

const EditorStoreContext = createContext<EditorStore | null>(null);

/** Gives its children the store of the editor. */
export const EditorStoreProvider = EditorStoreContext.Provider;

/** The store. Throws outside of an `EditorStoreProvider`, which is a fault of the composer. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (store === null) throw new Error('useEditorStore needs an EditorStoreProvider around it.');
  return store;
}

/** A part of the workspace. `select` must give the very same thing for the very same workspace. */
export function useWorkspace<Part>(select: (workspace: Workspace) => Part): Part {
  return useStore(useEditorStore(), select);
}

/** The value at a place of the configuration on the screen. */
export function useValue(keys: readonly PathKey[]): unknown {
  return useWorkspace((workspace) => getIn(configurationOf(workspace), keys));
}
