import { isRecord } from '@kermesse/sections/json';

/** Typing in one field within so many milliseconds of the last key may be one step. */
const pause = 1500;
/** A step of so many characters ends with its word: about a line of a form. */
const phrase = 24;
/** More characters at once were pasted, and are a step of their own. */
const mostTyped = 20;

/** What was typed last, as far as the next key may belong to it. */
export interface Typing {
  /** The field, and within a text in several languages the language. */
  place: string;
  /** When, in milliseconds. */
  at: number;
  /** Where the text was last changed, and what was written or removed there since the step began; undefined for a short value, which is one step as a whole. */
  run?: { kind: 'write' | 'remove'; start: number; end: number; text: string };
}

/** Changing one place of a text: at `start`, `removed` gave way to `written`. */
interface TextChange {
  part: string;
  start: number;
  removed: string;
  written: string;
  short: boolean;
}

const textOf = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The one text that differs, with its key where the values are texts in several languages. */
function changedTexts(before: unknown, after: unknown): [part: string, before: string, after: string] | undefined {
  const [one, other] = [textOf(before), textOf(after)];
  if (one !== undefined && other !== undefined) return ['', one, other];
  if (!isRecord(after)) return undefined;
  const old = isRecord(before) ? before : {};
  const [key, ...more] = [...new Set([...Object.keys(old), ...Object.keys(after)])].filter(
    (each) => old[each] !== after[each],
  );
  if (key === undefined || more.length > 0) return undefined;
  const [a, b] = [textOf(old[key]), textOf(after[key])];
  return a === undefined || b === undefined ? undefined : [key, a, b];
}

function changeBetween(before: unknown, after: unknown): TextChange | undefined {
  const found = changedTexts(before, after);
  if (found === undefined) return undefined;
  const [part, a, b] = found;
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let same = 0;
  while (same < least - start && a[a.length - 1 - same] === b[b.length - 1 - same]) same += 1;
  const isShort = Math.max(a.length, b.length) <= phrase && !/\s/.test(a + b);
  return {
    part,
    start,
    removed: a.slice(start, a.length - same),
    written: b.slice(start, b.length - same),
    short: isShort,
  };
}

/** Whether a step that wrote this text is over before the next character: a line, a sentence, or a phrase with its last word. */
const isOver = (text: string, next: string) =>
  text.endsWith('\n') ||
  (/\s$/.test(text) && /^\S/.test(next) && (text.length >= phrase || /[.!?…:;]["»”)]*\s+$/.test(text)));

function goesOn(run: NonNullable<Typing['run']>, { start, removed, written }: TextChange): Typing['run'] {
  if (
    run.kind === 'write' &&
    removed === '' &&
    start === run.end &&
    written.length <= mostTyped &&
    !isOver(run.text, written)
  ) {
    return { ...run, end: start + written.length, text: run.text + written };
  }
  if (run.kind !== 'remove' || written !== '' || removed.length > mostTyped) return undefined;
  const backwards = start + removed.length === run.start;
  if ((!backwards && start !== run.start) || (run.text.length >= phrase && /\s/.test(removed))) return undefined;
  return { ...run, start, end: start, text: backwards ? removed + run.text : run.text + removed };
}

function beginRun({ start, removed, written }: TextChange): Typing['run'] {
  if (removed === '' && written.length <= mostTyped)
    return { kind: 'write', start, end: start + written.length, text: written };
  if (written === '' && removed.length <= mostTyped) return { kind: 'remove', start, end: start, text: removed };
  return { kind: 'write', start: -1, end: -1, text: '' };
}

/** What was written so far, with what an input method has put in the place of its last guess. */
function composed({ run }: Typing, { start, written }: TextChange): Typing['run'] {
  return { kind: 'write', start: run?.start ?? start, end: start + written.length, text: run?.text ?? written };
}

/** How a value changed. */
interface Change {
  before: unknown;
  after: unknown;
  /** Whether it begins a step, where the field itself knows. */
  apart?: boolean;
  /** Whether it goes on with what an input method is composing, however long that takes. */
  composing?: boolean;
}

/**
 * What a change of a field is to the typing before it.
 *
 * @param last what was typed before, if anything.
 * @returns the typing now, and whether it goes on with the same step: a word or a phrase without a pause, written or removed in
 * one place. A short value without spaces (a number, a colour, a word) is one step until there is a pause.
 */
export function typed(
  last: Typing | undefined,
  path: string,
  { before, after, apart, composing = false }: Change,
  now: number,
): { typing: Typing; continues: boolean } {
  const change = apart === undefined ? changeBetween(before, after) : undefined;
  const place = `${path} ${change?.part ?? ''}`;
  const same = last !== undefined && last.place === place;
  if (change !== undefined && same && composing)
    return { typing: { place, at: now, run: composed(last, change) }, continues: true };
  const near = same && now - last.at < pause;
  if (change === undefined || change.short)
    return { typing: { place, at: now, run: change && beginRun(change) }, continues: near && apart !== true };
  if (near && last.run !== undefined) {
    const run = goesOn(last.run, change);
    if (run !== undefined) return { typing: { place, at: now, run }, continues: true };
  }
  return { typing: { place, at: now, run: beginRun(change) }, continues: false };
}
