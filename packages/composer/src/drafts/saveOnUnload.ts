import { isRecord } from '@kermesse/sections/json';
import { historyLength } from '../document/history.ts';
import { isConfiguration } from '../files/configuration.ts';
import type { Draft } from '../store/workspace.ts';

/**
 * What was written in the last moment before a window went away. The browser's database may be too slow for that moment;
 * this store is written at once. It is read with the drafts of last time, and emptied once they are in the database.
 */
const prefix = 'kermesse-composer-last-words ';

/** Keeps the present state of drafts at once. Without room for them nothing is kept, and nothing is broken. */
export function saveOnUnload(drafts: readonly Draft[]): void {
  try {
    for (const { history, ...rest } of drafts)
      localStorage.setItem(prefix + rest.key, JSON.stringify({ ...rest, present: history.present }));
  } catch {
    // The database gets them a moment later, if there is one.
  }
}

/** Forgets the last words of drafts that are in the database. */
export function dropLastWords(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept.
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

/** Drafts with their last words: where those are newer than what was kept, they are one step more. */
export function withLastWords(drafts: readonly Draft[]): Draft[] {
  const said = new Map(read().map((words) => [words['key'], words]));
  const known = drafts.map((draft): Draft => {
    const words = said.get(draft.key);
    said.delete(draft.key);
    if (words === undefined || !isConfiguration(words['present']) || Number(words['changedAt']) <= draft.changedAt)
      return draft;
    const { present, past } = draft.history;
    const history = { present: words['present'], past: [...past, present].slice(-historyLength), future: [] };
    return { ...draft, history, changedAt: Number(words['changedAt']) };
  });
  const fresh = [...said.values()].flatMap((words): Draft[] => {
    const { key, kind, present, base, changedAt } = words;
    if (typeof key !== 'string' || !isConfiguration(present)) return [];
    const version = isRecord(base) && typeof base['version'] === 'number' ? base['version'] : 0;
    const configuration = isRecord(base) && isConfiguration(base['configuration']) ? base['configuration'] : null;
    return [
      {
        key,
        kind: kind === 'site' ? 'site' : 'page',
        history: { present, past: [], future: [] },
        base: { version, configuration },
        changedAt: Number(changedAt) || 0,
      },
    ];
  });
  return [...known, ...fresh];
}
