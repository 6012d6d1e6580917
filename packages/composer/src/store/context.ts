import { createContext, useContext, useState } from 'react';
import { getIn } from '../document/json.ts';
import type { PathKey } from '@kermesse/sections/faults';
import { activeDraft, configurationOf, type Draft, type EditorStore, type Workspace } from './workspace.ts';
import { useStore } from './store.ts';

const EditorStoreContext = createContext<EditorStore | null>(null);

/** Provides the store of the editor. */
export const EditorStoreProvider = EditorStoreContext.Provider;

/** Returns the store. @throws outside of an `EditorStoreProvider`, which is a bug in the composer. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (store === null) throw new Error('useEditorStore needs an EditorStoreProvider around it.');
  return store;
}

/** Selects a part of the workspace. `select` must return the same value for the same workspace. */
export function useWorkspace<Part>(select: (workspace: Workspace) => Part): Part {
  return useStore(useEditorStore(), select);
}

/**
 * Returns the draft that was open when the component mounted, also after another one was shown or its key changed, and
 * a function that shows it again, for the actions that change the open draft.
 */
export function useOpenedDraft(): [draft: Draft, show: () => void] {
  const store = useEditorStore();
  const [opened] = useState(() => store.get().active);
  const draft = useWorkspace((workspace) => workspace.drafts[opened] ?? activeDraft(workspace));
  const show = () => {
    if (store.get().active !== draft.key) store.show(draft.key);
  };
  return [draft, show];
}

/** Returns the value at a path of the open document. */
export function useFieldValue(keys: readonly PathKey[]): unknown {
  return useWorkspace((workspace) => getIn(configurationOf(workspace), keys));
}
