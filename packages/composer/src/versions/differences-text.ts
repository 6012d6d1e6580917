import { resolvePicture } from '@kermesse/sections/art';
import type { Locale } from '@kermesse/sections/locale';
import { metaOf } from '@kermesse/sections/meta';
import { fieldsAlong, schemaOf } from '../document/field-values.ts';
import { differingPart } from '../document/typing.ts';
import { sentence } from '../faults/sentences.ts';
import { referencedItems, referencedList } from '../names/references.ts';
import { summaryOf, wordsOfText } from '../names/summary.ts';
import type { Difference } from './differences.ts';

/** The maximum length of a text in the list of differences, in characters. */
const maxLength = 60;

/** Returns the part of a text around a position, from the start of a word if one starts shortly before it. */
function partAround(text: string, position: number): string {
  const earliest = position - maxLength / 2;
  const space = text.indexOf(' ', earliest);
  const start = earliest <= 0 ? 0 : space === -1 || space >= position ? earliest : space + 1;
  const end = start + maxLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}

/** Returns the names of the items to which a field can refer, by identifier; none for other fields. */
function referenceNames(
  { root, keys, schema }: Pick<Difference, 'root' | 'keys' | 'schema'>,
  locale: Locale,
): ReadonlyMap<string, string> {
  const meta = schema && metaOf(schema);
  const document = schemaOf(root);
  if (meta?.refersTo === undefined || document === undefined) return new Map();
  const list = fieldsAlong(document, referencedList(keys, meta), root.value).at(-1);
  return new Map(referencedItems(list?.meta, list?.value, locale).map(({ id, name }) => [id, name]));
}

/** Returns the words for the picture at a URL: its description, or else the URL if it is on another site. */
function pictureWords(src: string, locale: Locale): string {
  const picture = resolvePicture(src, locale);
  return picture === undefined ? src : (picture.alt ?? sentence('picture.uploaded')[locale]);
}

/**
 * The old and the new text of a difference, without formatting, around the first change. '' for values without a text.
 */
export function differenceTexts(
  { kind, before, after, root, keys, schema }: Difference,
  locale: Locale,
): { before: string; after: string } {
  const names = referenceNames({ root, keys, schema }, locale);
  const isPicture = schema !== undefined && metaOf(schema).kind === 'image' && !keys.slice(-2).includes('alt');
  const words = (value: unknown) =>
    names.get(String(value)) ??
    (typeof value !== 'string'
      ? summaryOf(value, locale, schema)
      : isPicture
        ? pictureWords(value, locale)
        : wordsOfText(value, locale, schema));
  const [old, text] = [words(before), words(after)];
  const position = kind === 'changed' && old !== text ? differingPart(old, text).start : 0;
  return { before: partAround(old, position), after: partAround(text, position) };
}
