import { pathText } from '@kermesse/sections/faults';
import { carryOut, type Command } from './commands.ts';
import type { Configuration } from './json.ts';

/** How many steps can be taken back. */
export const historyLength = 100;
/** Typing in one field within so many milliseconds of the last key is one step. */
const together = 1500;

/** A configuration with the way it came about. The past is kept as it was, so taking back is exact. */
export interface History {
  present: Configuration;
  past: readonly Configuration[];
  future: readonly Configuration[];
  /** The field that is being typed in, and when it was last. */
  typing?: { place: string; at: number };
}

/** A history that begins here. */
export const beginHistory = (present: Configuration): History => ({ present, past: [], future: [] });

/** Carries a command out; `now` in milliseconds. The very same history when nothing changes. */
export function perform(history: History, command: Command, now: number): History {
  const present = carryOut(history.present, command);
  if (present === history.present) return history;
  const place = command.do === 'set' && command.value !== undefined ? pathText(command.keys) : undefined;
  const { typing, past } = history;
  const apart = command.do === 'set' && command.apart === true;
  const continues = !apart && place !== undefined && typing?.place === place && now - typing.at < together && past.length > 0;
  return {
    present,
    past: continues ? past : [...past, history.present].slice(-historyLength),
    future: [],
    ...(place === undefined ? {} : { typing: { place, at: now } }),
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
