import type * as z from 'zod';
import type { Locale } from '../schema/locale.ts';
import { metaOf } from '../schema/meta.ts';
import type { DocsWords } from './docs-words.ts';

interface Row {
  path: string;
  schema: z.ZodType;
}

function rowsOf(schema: z.ZodType, prefix: string): Row[] {
  const { fields, item } = metaOf(schema);
  if (item !== undefined) return rowsOf(item, `${prefix}[]`);
  return Object.entries(fields ?? {}).flatMap(([name, child]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return [{ path, schema: child }, ...rowsOf(child, path)];
  });
}

/** Every field of a section, nested ones too, from its schema: path, kind, whether it is required, and its words. */
export function FieldTable({ schema, locale, words }: { schema: z.ZodType; locale: Locale; words: DocsWords }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.label}</th>
          <th scope="col">{words.expected}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(schema, '').map(({ path, schema: field }) => {
          const meta = metaOf(field);
          return (
            <tr key={path}>
              <td>
                <code>{path}</code>
              </td>
              <td>
                {meta.kind}
                {meta.required ? `, ${words.required}` : ''}
              </td>
              <td>{meta.label[locale]}</td>
              <td>
                {meta.expected[locale]}
                {meta.hint === undefined ? '' : ` (${meta.hint[locale]})`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
