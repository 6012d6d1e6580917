import { isRecord, parseJsonText } from '@kermesse/sections/json';
import { safeLocalStorage } from '@kermesse/ui/safe-storage';
import { historyLength } from '../document/history.ts';
import type { Draft } from '../store/workspace.ts';
import { parseDraft } from './storage.ts';

/**
 * The prefix of the copies of drafts in `localStorage`. They are written synchronously when the window unloads, because
 * IndexedDB may be too slow then. They are merged with the saved drafts at the next start, and removed once those are
 * in the database.
 */
const prefix = 'kermesse-composer-unload ';

/**
 * Saves the current state of drafts synchronously, and the state before all changes: a draft that never reached the
 * database has no other history. A draft that the storage cannot take is left to autosave.
 */
export function saveOnUnload(drafts: readonly Draft[]): void {
  for (const { history, ...rest } of drafts) {
    const copy = { ...rest, present: history.present };
    const save = (parts: object) => safeLocalStorage.set(prefix + rest.key, JSON.stringify(parts));
    if (!save({ ...copy, past: history.past.slice(0, 1) })) save(copy);
  }
}

/** Removes the unload copies of drafts that are in the database. */
export function removeUnloadCopies(keys: readonly string[]): void {
  for (const key of keys) safeLocalStorage.remove(prefix + key);
}

const readCopies = (): Draft[] =>
  safeLocalStorage
    .keys()
    .filter((name) => name.startsWith(prefix))
    .map((name) => parseJsonText(safeLocalStorage.get(name)))
    .filter(isRecord)
    .flatMap(({ present, past, ...copy }) => parseDraft({ ...copy, history: { present, past } }) ?? []);

/**
 * Merges drafts with their unload copies: a copy that is newer than the saved draft becomes a step in its history. A
 * copy of the same change may tell more about its publication.
 */
export function withUnloadCopies(drafts: readonly Draft[]): Draft[] {
  const copies = new Map(readCopies().map((copy) => [copy.key, copy]));
  const known = drafts.map((draft): Draft => {
    const copy = copies.get(draft.key);
    copies.delete(draft.key);
    if (copy === undefined || copy.changedAt < draft.changedAt) return draft;
    if (copy.changedAt === draft.changedAt)
      return copy.base.version < draft.base.version ? draft : { ...copy, history: draft.history };
    const { present, past } = draft.history;
    return { ...copy, history: { ...copy.history, past: [...past, present].slice(-historyLength) } };
  });
  return [...known, ...copies.values()];
}
