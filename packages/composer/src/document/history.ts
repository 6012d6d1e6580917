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

/** Carries out a command at the time `now`, in milliseconds. Returns the same object when nothing changes. */
export function applyToHistory(history: History, command: Command, now: number): History {
  const present = applyCommand(history.present, command);
  if (present === history.present) return history;
  const { typing: last, past } = history;
  const types = command.do === 'set' && command.value !== undefined;
  const { typing, continues } = types
    ? typed(
        last,
        pathText(command.keys),
        {
          before: getIn(history.present, command.keys),
          after: command.value,
          newStep: command.newStep,
          composing: command.composing,
        },
        now,
      )
    : { typing: undefined, continues: false };
  const begun = past.at(-1);
  // The text is as before the step, as after a cancelled composition of an input method. The step is removed.
  if (types && continues && begun !== undefined && isSameJson(getIn(begun, command.keys), command.value))
    return { present: begun, past: past.slice(0, -1), future: [] };
  return {
    present,
    past: continues && past.length > 0 ? past : [...past, history.present].slice(-historyLength),
    future: [],
    ...(typing !== undefined && { typing }),
  };
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
