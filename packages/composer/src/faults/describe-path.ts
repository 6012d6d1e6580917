import type { PathKey } from '@kermesse/sections/faults';
import { locales, type Locale } from '@kermesse/sections/locale';
import { fieldsAlong, schemaOf, type PathRoot } from '../document/field-values.ts';
import { fieldName } from '../names/item-name.ts';
import { sentence } from './sentences.ts';

/**
 * Returns the names along a path, as the form shows them: `Tickets › Ticket VIP › Prix`. '' for a section as a whole. A
 * key that the schema does not have appears as it is.
 *
 * @param keys the path below the root.
 */
export function describePath(keys: readonly PathKey[], root: PathRoot, locale: Locale): string {
  const schema = schemaOf(root);
  const fields = schema === undefined ? [] : fieldsAlong(schema, keys, root.value);
  const kind = fields.at(-1)?.meta.kind;
  const below = keys.slice(fields.length).map((key) => {
    const language = locales.find((each) => each === key);
    if (language !== undefined && kind !== 'group') return sentence(`language.${language}`)[locale];
    if (kind === 'image' && key === 'alt') return sentence('picture.alternative')[locale];
    // The URL of a picture is the picture itself.
    return kind === 'image' && key === 'src' ? '' : String(key);
  });
  return [...fields.map((field) => fieldName(field, locale)), ...below].filter(Boolean).join(' › ');
}
