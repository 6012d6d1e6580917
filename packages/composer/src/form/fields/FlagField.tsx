import { coerceBoolean } from '@kermesse/sections/schema';
import styled from 'styled-components';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';

const Box = styled.input`
  width: 1.375rem;
  height: 1.375rem;
  margin: 0;
  accent-color: var(--brand);
`;

/** A checkbox. */
export function FlagField({ meta, keys }: FormFieldProps) {
  const { value, fault, write } = useField(keys);
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <Box
          {...control}
          type="checkbox"
          checked={(coerceBoolean(value) ?? meta.preset) === true}
          onChange={({ target }) => write(target.checked)}
        />
      )}
    </FieldShell>
  );
}
