import styled from 'styled-components';
import type { FieldProps } from './fieldProps.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  min-width: 0;
`;

/** The fields of a group, in the order of its schema. */
export function GroupFields({ meta, keys, Field }: FieldProps) {
  return (
    <Fields>
      {Object.entries(meta.fields ?? {}).map(([name, schema]) => (
        <Field key={name} schema={schema} keys={[...keys, name]} />
      ))}
    </Fields>
  );
}
