import type { Fault, PathKey } from '@kermesse/sections/faults';
import type { Locale, Words } from '@kermesse/sections/locale';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';
import { fieldsAlong, schemaOf, type PathField, type PathRoot } from '../document/field-values.ts';
import { definitionOf } from '../document/section-names.ts';
import { fieldName } from '../names/item-name.ts';
import { sentence } from './sentences.ts';

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

/** Returns the words for the page, the site or the section that contains a path. */
function wholeOf({ section, kind }: PathRoot): Words {
  const definition = definitionOf(section);
  if (definition !== undefined) return sentence('to.section', { name: definition.name });
  return sentence(kind === 'site' ? 'to.site' : 'to.page');
}

/** Returns the field of a fault. */
function addressOf(keys: readonly PathKey[], root: PathRoot): Addressed {
  const schema = schemaOf(root);
  const below = root.section !== undefined && keys[0] === 'sections' ? keys.slice(2) : keys;
  const fields = schema === undefined ? [] : fieldsAlong(schema, below, root.value);
  const holder = fields.findLast(({ meta: { kind }, list }) => list !== undefined && kind === 'group');
  const last = fields.at(-1);
  const nameOf = (field: PathField) => each((locale) => fieldName(field, locale));
  return {
    meta: last?.meta ?? metaOf(pageHeadSchema),
    field: last === undefined ? metaOf(pageHeadSchema).label : nameOf(last),
    to: holder === undefined ? wholeOf(root) : sentence('to.item', { name: nameOf(holder) }),
    item: last?.list !== undefined,
  };
}

/** Returns the sentence of a value of the wrong type or format. */
function wrongWords({ kind, format, range }: FieldMeta, field: Words): Words {
  if (range === undefined) return sentence(`wrong.${format ?? kind}`, { field });
  const { min, max, whole } = range;
  const limit = (value: number) => each((locale) => value.toLocaleString(locale));
  return sentence(whole ? 'wrong.wholeNumber' : 'wrong.number', { field, min: limit(min), max: limit(max) });
}

function missingWords({ meta, field, to, item }: Addressed): Words {
  if (meta.noun !== undefined) return sentence('missing.noun', { noun: meta.noun, to });
  if (meta.kind === 'list') return sentence('missing.list', { field, to });
  return sentence(item ? 'missing.item' : 'missing.field', { field });
}

/**
 * Returns the sentence that tells an editor what is wrong and how to correct it.
 *
 * @param root the section or the document that contains the fault.
 */
export function faultSentence(fault: Fault, root: PathRoot = { section: fault.section }): Words {
  const { code, keys, found } = fault;
  const place = addressOf(keys, root);
  const { meta, field } = place;
  switch (code) {
    case 'missing':
      return missingWords(place);
    case 'missing-french':
      return sentence('missing.french', { field });
    case 'missing-picture':
      return sentence('missing.picture', { field });
    case 'wrong':
      return wrongWords(meta, field);
    case 'removed':
      return sentence('removed', { field, part: found });
    case 'unknown-section':
      return sentence('unknownSection', { name: root.section?.replace(/__.*$/, '') ?? '' });
    case 'link-id-missing':
      return sentence('linkIdMissing');
    case 'link-id-taken':
      return sentence('linkIdTaken');
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
