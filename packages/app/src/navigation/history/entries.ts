/** The part of an entry's state that React Router reads. */
interface EntryState {
  /** Identifies the entry. */
  key: string;
  /** The position of the entry: the router returns to it when a form blocks Back. */
  idx: number;
}

/** Returns the position of the current entry in the history. */
export const currentPosition = (): number => (history.state as Partial<EntryState> | null)?.idx ?? 0;

/**
 * Creates a function that adds key and position to the current history entry if it has none: the browser creates such
 * entries for documents and for links to an anchor. Call it at each entry, before the router reads it.
 */
export function createEntryNaming(): () => void {
  let last = -1;
  return () => {
    const state = history.state as Partial<EntryState> | null;
    // A new entry follows the last one. One from before the router started gets a wrong position.
    const { key = Math.random().toString(36).slice(2, 10), idx = last + 1 } = state ?? {};
    if (state?.key !== key || state.idx !== idx) history.replaceState({ ...state, key, idx }, '');
    last = idx;
  };
}
