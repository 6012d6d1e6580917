import type { Words } from './locale.ts';

/** A step of a path into a configuration: the key of an object or the index of a list. */
export type PathKey = string | number;

/**
 * The kind of a fault, from which tools derive their own messages.
 *
 * - `missing`: no value
 * - `missing-french`: a text without its French version
 * - `missing-picture`: a required picture is missing
 * - `wrong`: an invalid value
 * - `removed`: a part of a rich text that sanitising removes
 * - `unknown-section`: a section that the registry does not have
 * - `link-id-missing`, `link-id-taken`: a `linkId` that is missing or repeated
 * - `anchor-taken`: an anchor that another section has
 * - `day-taken`, `day-unknown`: a day number that another day of a programme has, or that no day has
 * - `order`: an id in `sectionsOrder` or `sectionsDisabled` without a section
 * - `source`: an invalid data source
 * - `structure`: a value that is not a page, list or section
 */
export const faultCodes = [
  'missing',
  'missing-french',
  'missing-picture',
  'wrong',
  'removed',
  'unknown-section',
  'link-id-missing',
  'link-id-taken',
  'anchor-taken',
  'day-taken',
  'day-unknown',
  'order',
  'source',
  'structure',
] as const;
/** The kind of a fault; see `faultCodes`. */
export type FaultCode = (typeof faultCodes)[number];

/**
 * A fault in a configuration, described so that an editor can find and correct it. If `kept`, the value stays in the
 * configuration (such as a text without French, or an unknown section, which is not rendered); otherwise it is left
 * out.
 */
export interface Fault {
  /** The path from the root of the document: `sections[2].data.slides[0].buttonLink`. */
  path: string;
  keys: PathKey[];
  /** The path of the field, if the fault is inside the field's value (`image.src`). */
  field?: PathKey[];
  /** The id `slug__linkId` of the section with the fault. */
  section?: string;
  code: FaultCode;
  expected: Words;
  found: Words;
  kept?: boolean;
  /** The message for editors that replaces `expected` and `found`, if there is one. */
  message?: Words;
}

/** Formats a path: `['sections', 2, 'data']` → `sections[2].data`. Keys that are not identifiers are quoted. */
export function pathText(keys: readonly PathKey[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[A-Za-z_$][\w$-]*$/.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
  }
  return text;
}

const maxLength = 60;

/** Describes the found value by its type and the start of its content. */
export function describeFound(value: unknown): Words {
  if (value === undefined) return { fr: 'rien (absent)', en: 'nothing (missing)' };
  if (value === null) return { fr: 'null', en: 'null' };
  if (Array.isArray(value)) {
    return { fr: `une liste de ${value.length}`, en: `a list of ${value.length}` };
  }
  if (typeof value === 'object') {
    const keys = Object.keys(value).slice(0, 5).join(', ');
    return keys === ''
      ? { fr: 'un objet vide', en: 'an empty object' }
      : { fr: `un objet (${keys})`, en: `an object (${keys})` };
  }
  if (value === '') return { fr: 'un texte vide', en: 'an empty text' };
  const json = typeof value === 'string' ? JSON.stringify(value) : `${value as number | boolean | bigint}`;
  const text = json.length > maxLength ? `${json.slice(0, maxLength)}…` : json;
  if (typeof value === 'string') return { fr: `le texte ${text}`, en: `the text ${text}` };
  if (typeof value === 'number') return { fr: `le nombre ${text}`, en: `the number ${text}` };
  if (typeof value === 'boolean') return { fr: `la valeur ${text}`, en: `the value ${text}` };
  return { fr: text, en: text };
}

/** The codes of faults that do not prevent publishing. */
const advisory: ReadonlySet<FaultCode> = new Set(['missing-picture', 'order', 'unknown-section']);

/** Whether a fault is advisory, so that it does not prevent publishing. */
export const isAdvice = ({ code }: Fault): boolean => advisory.has(code);

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Creates a fault. Derives the path as text from the keys.
 *
 * @param options.kept by default false
 * @param options.code by default `missing` or `wrong`, depending on the value
 */
export function fault(
  keys: PathKey[],
  expected: Words,
  value: unknown,
  { kept = false, code = isBlank(value) ? 'missing' : 'wrong' }: { kept?: boolean; code?: FaultCode } = {},
): Fault {
  return { path: pathText(keys), keys, code, expected, found: describeFound(value), ...(kept ? { kept } : {}) };
}

/**
 * Creates a fault for a part that sanitising removes, such as an event handler in HTML. The rest of the value is
 * `kept`.
 */
export function createRemovalFault(keys: PathKey[], expected: Words, found: Words): Fault {
  return { path: pathText(keys), keys, code: 'removed', expected, found, kept: true };
}
