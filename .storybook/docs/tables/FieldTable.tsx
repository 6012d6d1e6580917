import type * as z from 'zod';
import { metaOf } from '../../../packages/sections/src/schema/meta.ts';
import { TableHead } from '../../kit/TableHead.tsx';

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

/**
 * A table of all fields of a section, including nested ones, from its schema: path, kind, whether it is required,
 * label, expected value and recommended length.
 */
export function FieldTable({ schema }: { schema: z.ZodType }) {
  return (
    <table>
      <TableHead columns={['Field', 'Kind', 'Label', 'Expected']} />
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
                {meta.required ? ', required' : ''}
              </td>
              <td>{meta.label.en}</td>
              <td>
                {meta.expected.en}
                {meta.hint === undefined ? '' : ` (${meta.hint.en.replace(/\.$/, '')})`}
                {meta.recommendedLength === undefined ? '' : `, recommended up to ${meta.recommendedLength} characters`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
