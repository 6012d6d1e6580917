import type { Fault, PathKey } from '@kermesse/sections/faults';
import type { Locale, Words } from '@kermesse/sections/locale';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import { pageHeadSchema, settingsSchema } from '@kermesse/sections/page-configuration';
import { siteSchema } from '@kermesse/sections/site-configuration';
import type * as z from 'zod';
import { fieldsAlong, type PathField } from '../document/field-values.ts';
import { definitionOf } from '../document/section-names.ts';
import { sentence, type SentenceKey } from './sentences.ts';

/** The field of a fault: its label, and what contains it. */
interface Addressed {
  meta: FieldMeta;
  field: Words;
  /** The page, the section or the item that contains the field. */
  to: Words;
  /** Whether the field is itself an item of a list. */
  item: boolean;
}

const each = (make: (locale: Locale) => string): Words => ({ fr: make('fr'), en: make('en') });

function nameOf({ key, meta: { label }, list }: PathField): Words {
  if (list === undefined) return label;
  const item = label.fr === '' ? list.label : label;
  return each((locale) => `${item[locale]} ${Number(key) + 1}`.trim());
}

/** Follows a path down a schema to the deepest field. */
function address(schema: z.ZodType, keys: readonly PathKey[], to: Words): Addressed {
  const fields = fieldsAlong(schema, keys);
  const holder = fields.findLast(({ meta: { kind }, list }) => list !== undefined && kind === 'group');
  const last: PathField = fields.at(-1) ?? { key: '', meta: metaOf(schema) };
  return {
    meta: last.meta,
    field: nameOf(last),
    to: holder === undefined ? to : sentence('to.item', { name: nameOf(holder) }),
    item: last.list !== undefined,
  };
}

/** Returns the field of a fault. `section` is the identifier or slug of the section in the path. */
function addressOf(keys: readonly PathKey[], section: string | undefined, kind: 'page' | 'site'): Addressed {
  if (kind === 'site') return address(siteSchema, keys, sentence('to.site'));
  const definition = definitionOf(section);
  if (keys[0] !== 'sections') return address(pageHeadSchema, keys, sentence('to.page'));
  const to = definition === undefined ? sentence('to.page') : sentence('to.section', { name: definition.name });
  if (keys[2] === 'settings') return address(settingsSchema, keys.slice(3), to);
  return definition === undefined ? address(pageHeadSchema, [], to) : address(definition.schema, keys.slice(3), to);
}

function wrongKey({ kind, form, range }: FieldMeta): SentenceKey {
  if (form !== undefined) return `wrong.${form}`;
  if (kind !== 'number' || range === undefined) return `wrong.${kind}`;
  if (range.min !== undefined && range.max !== undefined) return 'wrong.numberBetween';
  if (range.min !== undefined) return 'wrong.numberFrom';
  return range.max === undefined ? 'wrong.number' : 'wrong.numberTo';
}

function missingWords({ meta, field, to, item }: Addressed): Words {
  if (meta.noun !== undefined) return sentence('missing.noun', { noun: meta.noun, to });
  if (meta.kind === 'list') return sentence('missing.list', { field, to });
  return sentence(item ? 'missing.item' : 'missing.field', { field });
}

/**
 * Returns the sentence that tells an editor what is wrong and how to correct it.
 *
 * @param section the identifier or slug of the section, if the fault does not have it.
 * @param kind the kind of document.
 */
export function faultSentence(
  fault: Fault,
  section: string | undefined = fault.section,
  kind: 'page' | 'site' = 'page',
): Words {
  const { code, keys, found } = fault;
  const place = addressOf(keys, section, kind);
  const { meta, field } = place;
  switch (code) {
    case 'missing':
      return missingWords(place);
    case 'missing-french':
      return sentence('missing.french', { field });
    case 'missing-picture':
      return sentence('missing.picture', { field });
    case 'wrong':
      return sentence(wrongKey(meta), { field, min: meta.range?.min ?? '', max: meta.range?.max ?? '' });
    case 'removed':
      return sentence('removed', { field, part: found });
    case 'unknown-section':
      return sentence('unknownSection', { name: section?.replace(/__.*$/, '') ?? '' });
    case 'place-unnamed':
      return sentence('placeUnnamed');
    case 'place-taken':
      return sentence('placeTaken');
    case 'anchor-taken':
      return sentence('anchorTaken');
    case 'day-taken':
      return sentence('dayTaken');
    case 'day-unknown':
      return sentence('dayUnknown');
    case 'order':
    case 'source':
    case 'structure':
      return sentence(code);
  }
}
