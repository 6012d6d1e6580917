import { isRecord } from '@kermesse/sections/json';
import { historyLength } from '../document/history.ts';
import type { Draft } from '../store/workspace.ts';
import { parseDraft } from './storage.ts';

/**
 * The prefix of the copies of drafts in `localStorage`. They are written synchronously when the window unloads, because
 * IndexedDB may be too slow then. They are merged with the saved drafts at the next start, and removed once those are
 * in the database.
 */
const prefix = 'kermesse-composer-last-words ';

/** Saves the current state of drafts synchronously. Does nothing when the storage is full or unavailable. */
export function saveOnUnload(drafts: readonly Draft[]): void {
  try {
    for (const { history, ...rest } of drafts)
      localStorage.setItem(prefix + rest.key, JSON.stringify({ ...rest, present: history.present }));
  } catch {
    // Autosave also writes them to IndexedDB, if it is available.
  }
}

/** Removes the unload copies of drafts that are in the database. */
export function removeUnloadCopies(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(prefix + key);
  } catch {
    // The storage is blocked, so it has no copies.
  }
}

function read(): Record<string, unknown>[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const values = names
      .filter((name) => name.startsWith(prefix))
      .map((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'));
    return values.filter(isRecord);
  } catch {
    return [];
  }
}

/** Merges drafts with their unload copies: a copy that is newer than the saved draft becomes a step in its history. */
export function withUnloadCopies(drafts: readonly Draft[]): Draft[] {
  const copies = new Map(read().map((copy) => [copy['key'], copy]));
  const known = drafts.map((draft): Draft => {
    const copy = copies.get(draft.key);
    copies.delete(draft.key);
    if (copy === undefined || !isRecord(copy['present']) || Number(copy['changedAt']) <= draft.changedAt) return draft;
    const { present, past } = draft.history;
    const history = { present: copy['present'], past: [...past, present].slice(-historyLength), future: [] };
    return { ...draft, history, changedAt: Number(copy['changedAt']) };
  });
  const others = [...copies.values()].flatMap(
    ({ present, ...copy }) => parseDraft({ ...copy, history: { present } }) ?? [],
  );
  return [...known, ...others];
}
