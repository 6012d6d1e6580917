import { pathText } from '@kermesse/sections/faults';
import { applyCommand, type Command } from './commands.ts';
import { getIn, isSameJson, type Configuration } from './json.ts';
import { typed, type Typing } from './typing.ts';

/** The maximum number of steps to undo. */
export const historyLength = 100;

/** A configuration with its undo history. Past states are stored as they were, so undo is exact. */
export interface History {
  present: Configuration;
  past: readonly Configuration[];
  future: readonly Configuration[];
  /** The typing in progress, so that a phrase is one step. */
  typing?: Typing;
}

/** Creates a history without past or future. */
export const createHistory = (present: Configuration): History => ({ present, past: [], future: [] });

/**
 * Carries out a command at the time `now`, in milliseconds. Returns the same object when nothing changes.
 *
 * @param unsent the sections with comments that were not sent.
 */
export function applyToHistory(history: History, command: Command, now: number, unsent?: readonly string[]): History {
  const present = applyCommand(history.present, command, unsent);
  if (present === history.present) return history;
  const { typing: last, past } = history;
  const step: History = { present, past: [...past, history.present].slice(-historyLength), future: [] };
  if (command.do !== 'set') return step;
  const { keys, value } = command;
  const change = { ...command, before: getIn(history.present, keys) };
  const { typing, continues } = typed(last, pathText(keys), change, now);
  const begun = continues ? past.at(-1) : undefined;
  if (begun === undefined) return { ...step, typing };
  // The text is as before the step, as after a cancelled composition of an input method. The step is removed.
  if (isSameJson(getIn(begun, keys), value)) return { present: begun, past: past.slice(0, -1), future: [] };
  return { ...step, past, typing };
}

/** Undoes the last step. Returns the same object if there is none. */
export function undo(history: History): History {
  const { present, past, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { present: before, past: past.slice(0, -1), future: [present, ...future] };
}

/** Redoes the step that was undone last. Returns the same object if there is none. */
export function redo(history: History): History {
  const { present, past, future } = history;
  const [after, ...later] = future;
  if (after === undefined) return history;
  return { present: after, past: [...past, present], future: later };
}
