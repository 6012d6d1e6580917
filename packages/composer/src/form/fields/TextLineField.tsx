import type { FieldKind } from '@kermesse/sections/meta';
import styled from 'styled-components';
import type * as z from 'zod';
import { box } from '../../controls/controls.styles.ts';
import { visibleLength } from '../../document/normalize-text.ts';
import { Counter } from '../field/Counter.tsx';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { inputText } from '../field/input-text.ts';
import { useField } from '../field/use-field.ts';

export const TextInput = styled.input`
  ${box}
`;

const types: Partial<Record<FieldKind, string>> = { date: 'date', time: 'time' };

/**
 * Converts the input to the schema's type. A number in another form than its own, such as `10.0` on the way to `10.05`,
 * stays a text, which the schema accepts too. Other input stays as it is, so that none is lost.
 */
function written(kind: FieldKind, text: string): unknown {
  if (text === '') return undefined;
  const number = text.replace(',', '.');
  if (kind !== 'number' || !/^-?\d+(?:\.\d+)?$/.test(number)) return text;
  return String(Number(number)) === number ? Number(number) : number;
}

/**
 * Returns whether the browser's own picker can show a date or time, which needs two digits for the hour. Others are
 * edited as text: the picker would look empty.
 */
const pickable = (schema: z.ZodType, text: string) =>
  text === '' || (!/^\d:/.test(text) && schema.safeParse(text).success);

/** A field for a text, number, date or time in one line. */
export function TextLineField({ schema, meta, keys }: FormFieldProps) {
  const { value, fault, write } = useField(keys);
  const text = inputText(value);
  const type = types[meta.kind];
  return (
    <FieldShell
      meta={meta}
      fault={fault}
      aside={<Counter length={visibleLength(text)} recommendedLength={meta.recommendedLength} />}
    >
      {(control) => (
        <TextInput
          {...control}
          type={type !== undefined && pickable(schema, text) ? type : 'text'}
          inputMode={meta.kind === 'number' ? 'decimal' : undefined}
          value={text}
          onChange={({ target }) => write(written(meta.kind, target.value))}
          autoComplete="off"
        />
      )}
    </FieldShell>
  );
}
