import { isRecord } from '@kermesse/sections/json';

/** The pause in milliseconds after which typing begins a new step. */
const pause = 1500;
/** The length in characters after which a step ends with the current word: about a line of a form. */
const phrase = 24;
/** The most characters of one key press. Longer insertions are pasted and become a step of their own. */
const maximumTyped = 20;

/** The last typing, to decide whether the next key continues its step. */
export interface Typing {
  /** The path of the field and, in a text with several languages, the language. */
  place: string;
  /** The time in milliseconds. */
  at: number;
  /**
   * The position and text of what was written or removed since the step began; undefined for a change that is not
   * within one text.
   */
  run?: { kind: 'write' | 'remove'; start: number; end: number; text: string };
}

/** A change at one place of a text: at `start`, `written` replaced `removed`. */
interface TextChange {
  part: string;
  start: number;
  removed: string;
  written: string;
  short: boolean;
}

const textOf = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Returns the one text that differs before and after, with its path in a value with several texts. */
function changedTexts(before: unknown, after: unknown): [part: string, before: string, after: string] | undefined {
  const [one, other] = [textOf(before), textOf(after)];
  if (one !== undefined && other !== undefined) return ['', one, other];
  if (!isRecord(after)) return undefined;
  const old = isRecord(before) ? before : {};
  const [key, ...more] = [...new Set([...Object.keys(old), ...Object.keys(after)])].filter(
    (each) => old[each] !== after[each],
  );
  if (key === undefined || more.length > 0) return undefined;
  const found = changedTexts(old[key], after[key]);
  return found && [`${key} ${found[0]}`, found[1], found[2]];
}

/** Returns the part that differs between two texts: its start in both, and its end in each. */
export function differingPart(before: string, after: string): { start: number; endBefore: number; endAfter: number } {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < least - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { start, endBefore: before.length - same, endAfter: after.length - same };
}

function changeBetween(before: unknown, after: unknown): TextChange | undefined {
  const found = changedTexts(before, after);
  if (found === undefined) return undefined;
  const [part, a, b] = found;
  const { start, endBefore, endAfter } = differingPart(a, b);
  const isShort = Math.max(a.length, b.length) <= phrase && !/\s/.test(a + b);
  return {
    part,
    start,
    removed: a.slice(start, endBefore),
    written: b.slice(start, endAfter),
    short: isShort,
  };
}

/** Returns whether a step ends before the next character: after a line, a sentence, or the last word of a phrase. */
const isOver = (text: string, next: string) =>
  text.endsWith('\n') ||
  (/\s$/.test(text) && /^\S/.test(next) && (text.length >= phrase || /[.!?…:;]["»”)]*\s+$/.test(text)));

function extendRun(run: NonNullable<Typing['run']>, { start, removed, written }: TextChange): Typing['run'] {
  if (
    run.kind === 'write' &&
    removed === '' &&
    start === run.end &&
    written.length <= maximumTyped &&
    !isOver(run.text, written)
  ) {
    return { ...run, end: start + written.length, text: run.text + written };
  }
  if (run.kind !== 'remove' || written !== '' || removed.length > maximumTyped) return undefined;
  const backwards = start + removed.length === run.start;
  if ((!backwards && start !== run.start) || (run.text.length >= phrase && /\s/.test(removed))) return undefined;
  return { ...run, start, end: start, text: backwards ? removed + run.text : run.text + removed };
}

function beginRun({ start, removed, written }: TextChange): Typing['run'] {
  if (removed === '' && written.length <= maximumTyped)
    return { kind: 'write', start, end: start + written.length, text: written };
  if (written === '' && removed.length <= maximumTyped) return { kind: 'remove', start, end: start, text: removed };
  return { kind: 'write', start: -1, end: -1, text: '' };
}

/** Returns the run after an input method replaced its last guess. */
function composed({ run }: Typing, { start, written }: TextChange): Typing['run'] {
  return { kind: 'write', start: run?.start ?? start, end: start + written.length, text: run?.text ?? written };
}

/** A change of a value. */
interface Change {
  before: unknown;
  value: unknown;
  /** Whether it begins a new step, where the field knows. */
  newStep?: boolean;
  /** Whether it continues an input method's composition, however long that takes. */
  composing?: boolean;
}

/**
 * Decides whether a change of a field continues the last step of typing.
 *
 * @param last the typing before, if any.
 * @returns the typing now, and whether it continues the step: a word or a phrase without a pause, written or removed in
 * one place. A short value without spaces (a number, a colour, a word) is one step until there is a pause.
 */
export function typed(
  last: Typing | undefined,
  path: string,
  { before, value, newStep, composing = false }: Change,
  now: number,
): { typing: Typing; continues: boolean } {
  const change = newStep === undefined ? changeBetween(before, value) : undefined;
  const place = `${path} ${change?.part ?? ''}`;
  const same = last !== undefined && last.place === place;
  if (same && composing) return { typing: { place, at: now, run: change && composed(last, change) }, continues: true };
  const near = same && now - last.at < pause;
  if (change === undefined || change.short)
    return { typing: { place, at: now, run: change && beginRun(change) }, continues: near && newStep !== true };
  if (near && last.run !== undefined) {
    const run = extendRun(last.run, change);
    if (run !== undefined) return { typing: { place, at: now, run }, continues: true };
  }
  return { typing: { place, at: now, run: beginRun(change) }, continues: false };
}
