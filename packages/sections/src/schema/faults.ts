import type { Words } from './locale.ts';

export type PathKey = string | number;

/**
 * What kind of fault it is: what a tool makes its own sentence of.
 * `missing`: nothing is there; `missing-french`: there is a text, but not in the site's first language;
 * `missing-picture`: a picture is wanted and there is none; `wrong`: a value that its kind of field does not take;
 * `removed`: a part of a long text that visitors never see; `place-unnamed` and `place-taken`: the section's `linkId`;
 * `order`: an identifier in `sectionsOrder` or `sectionsDisabled` that no section has; `structure`: no page, no list.
 */
export const faultCodes = [
  'missing',
  'missing-french',
  'missing-picture',
  'wrong',
  'removed',
  'unknown-section',
  'place-unnamed',
  'place-taken',
  'anchor-taken',
  'order',
  'source',
  'structure',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/**
 * One thing that is wrong in a configuration, described so that an editor can find and correct it.
 * `kept`: the value stays in the configuration (a text that only lacks its French, a section that is not known and so
 * not rendered); otherwise the value is left out.
 */
export interface Fault {
  /** Where, from the top of the document: `sections[2].data.slides[0].buttonLink`. */
  path: string;
  keys: PathKey[];
  /** The field that contains it, where the path leads inside a field's value (`image.src`). */
  field?: PathKey[];
  /** The identifier `slug__linkId` of the section that contains it. */
  section?: string;
  code: FaultCode;
  expected: Words;
  found: Words;
  kept?: boolean;
  /** What a tool says of it to its people, where it says something of its own. */
  words?: Words;
}

/** `['sections', 2, 'data']` → `sections[2].data`; keys that are no plain names are quoted. */
export function pathText(keys: readonly PathKey[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[A-Za-z_$][\w$-]*$/.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
  }
  return text;
}

const shown = 60;

/** What stood there instead, in few words: its kind and the beginning of its value. */
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
  const cut = json.length > shown ? `${json.slice(0, shown)}…` : json;
  if (typeof value === 'string') return { fr: `le texte ${cut}`, en: `the text ${cut}` };
  if (typeof value === 'number') return { fr: `le nombre ${cut}`, en: `the number ${cut}` };
  if (typeof value === 'boolean') return { fr: `la valeur ${cut}`, en: `the value ${cut}` };
  return { fr: cut, en: cut };
}

/** Codes of faults that keep nothing from being shown: an editor should know of them, and may publish all the same. */
const advisory: ReadonlySet<FaultCode> = new Set(['missing-picture', 'order', 'unknown-section']);

/** Whether a fault is advice only: nobody is kept from publishing by it. */
export const isAdvice = ({ code }: Fault): boolean => advisory.has(code);

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Makes a fault; its path as text follows from its keys, and its code, where none is given, from the value. */
export function fault(
  keys: PathKey[],
  expected: Words,
  value: unknown,
  kept = false,
  code: FaultCode = isBlank(value) ? 'missing' : 'wrong',
): Fault {
  return { path: pathText(keys), keys, code, expected, found: describeFound(value), ...(kept ? { kept } : {}) };
}

/** Makes a fault of a part that is removed when the value is shown, such as an event handler in HTML. The rest is `kept`. */
export function removalFault(keys: PathKey[], expected: Words, found: Words): Fault {
  return { path: pathText(keys), keys, code: 'removed', expected, found, kept: true };
}
