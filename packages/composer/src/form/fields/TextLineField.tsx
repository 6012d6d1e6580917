import type { FieldKind } from '@kermesse/sections/meta';
import styled from 'styled-components';
import { box } from '../../controls/controls.styles.ts';
import { Counter } from '../field/Counter.tsx';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';

export const Line = styled.input`
  ${box}
`;

const types: Partial<Record<FieldKind, string>> = { date: 'date', time: 'time' };

/** What somebody typed, as the schema wants it: a number where it reads as one, otherwise the text, so that nothing is lost. */
function written(kind: FieldKind, text: string): unknown {
  if (text === '') return undefined;
  return kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(text.replace(',', '.')) ? Number(text.replace(',', '.')) : text;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value);

/** Dates and times that the browser's own picker cannot show are edited as text. */
const pickable = (type: string, text: string) =>
  text === '' || (type === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d\d:\d\d$/).test(text);

/** One line: a text, a number, a date or a time. */
export function TextLineField({ meta, keys }: FieldProps) {
  const { value, fault, write } = useField(keys);
  const text = textOf(value);
  const type = types[meta.kind];
  return (
    <FieldShell meta={meta} fault={fault} aside={<Counter text={text} recommendedLength={meta.recommendedLength} />}>
      {(control) => (
        <Line
          {...control}
          type={type !== undefined && pickable(type, text) ? type : 'text'}
          inputMode={meta.kind === 'number' ? 'decimal' : undefined}
          value={text}
          onChange={({ target }) => write(written(meta.kind, target.value))}
          autoComplete="off"
        />
      )}
    </FieldShell>
  );
}
