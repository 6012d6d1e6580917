import { isRecord } from '@kermesse/sections/json';
import { useFieldValue } from '../../store/context.ts';
import { metaOf } from '@kermesse/sections/meta';
import styled from 'styled-components';
import type { FormFieldProps } from '../field/field-props.ts';
import { isIdentifier } from './identifiers.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  min-width: 0;
`;

/** The fields of a group, in the order of its schema. Valid identifiers are hidden, since the composer assigns them. */
export function GroupFields({ meta, keys, Field }: FormFieldProps) {
  const value = useFieldValue(keys);
  const shown = Object.entries(meta.fields ?? {}).filter(
    ([name, schema]) => metaOf(schema).identifies !== true || !isRecord(value) || !isIdentifier(value[name]),
  );
  return (
    <Fields>
      {shown.map(([name, schema]) => (
        <Field key={name} schema={schema} keys={[...keys, name]} />
      ))}
    </Fields>
  );
}
