import { pathText } from '@kermesse/sections/faults';
import { carryOut, type Command } from './commands.ts';
import { getIn, type Configuration } from './json.ts';
import { typed, type Typing } from './typing.ts';

/** How many steps can be taken back. */
export const historyLength = 100;

/** A configuration with the way it came about. The past is kept as it was, so taking back is exact. */
export interface History {
  present: Configuration;
  past: readonly Configuration[];
  future: readonly Configuration[];
  /** What is being typed, so that a phrase is one step. */
  typing?: Typing;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A history that begins here. */
export const beginHistory = (present: Configuration): History => ({ present, past: [], future: [] });

/** Carries a command out; `now` in milliseconds. The very same history when nothing changes. */
export function perform(history: History, command: Command, now: number): History {
  const present = carryOut(history.present, command);
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
          apart: command.apart,
          composing: command.composing,
        },
        now,
      )
    : { typing: undefined, continues: false };
  const begun = past.at(-1);
  // What was written has gone again, as when an input method is called off: there is no step.
  if (types && continues && begun !== undefined && isSame(getIn(begun, command.keys), command.value))
    return { present: begun, past: past.slice(0, -1), future: [] };
  return {
    present,
    past: continues && past.length > 0 ? past : [...past, history.present].slice(-historyLength),
    future: [],
    ...(typing !== undefined && { typing }),
  };
}

/** Takes the last step back; the very same history when there is none. */
export function undo({ present, past, future, ...rest }: History): History {
  const before = past.at(-1);
  if (before === undefined) return { present, past, future, ...rest };
  return { present: before, past: past.slice(0, -1), future: [present, ...future] };
}

/** Takes the step again that was taken back last. */
export function redo({ present, past, future, ...rest }: History): History {
  const [after, ...later] = future;
  if (after === undefined) return { present, past, future, ...rest };
  return { present: after, past: [...past, present], future: later };
}
