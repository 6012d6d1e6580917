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
  const rest = keys.slice(fields.length);
  const language = locales.find((each) => each === rest[0]);
  const isText = language !== undefined && fields.at(-1)?.meta.kind !== 'group';
  const below = isText ? [sentence(`language.${language}`)[locale]] : rest.map(String);
  return [...fields.map((field) => fieldName(field, locale)), ...below].filter(Boolean).join(' › ');
}
