import type { PropType } from '../../describe/components.ts';
import { TableHead } from '../../kit/TableHead.tsx';

/**
 * The props that a component inherits from React Aria, collapsed: there are many, and they are the same for all
 * components.
 */
export function InheritedProps({ props }: { props: PropType[] }) {
  if (props.length === 0) return null;
  return (
    <details>
      <summary>{props.length} more props from React Aria</summary>
      <table>
        <TableHead columns={['Name', 'Type', 'Description']} />
        <tbody>
          {props.map(({ name, description, table }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{table.type.summary}</code>
              </td>
              <td>{description.split('\n')[0]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
