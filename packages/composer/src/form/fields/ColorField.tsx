import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { TextInput } from './TextLineField.tsx';
import { useField } from '../field/use-field.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 1fr;
  gap: 6px;

  & > input[type='color'] {
    width: 100%;
    height: 100%;
    padding: 2px;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
  }
`;

const full = (text: string) => (/^#[0-9a-f]{3}$/i.test(text) ? text.replaceAll(/[0-9a-f]/gi, '$&$&') : text);
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(full(text));

/** A colour field, with the browser's colour picker and a text field. */
export function ColorField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const { value, fault, write } = useField(keys);
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <Row>
          <input
            type="color"
            aria-label={t('form.pickColor')}
            value={isColor(text) ? full(text) : '#000000'}
            onChange={({ target }) => write(target.value)}
          />
          <TextInput
            {...control}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => write(target.value.trim() || undefined)}
          />
        </Row>
      )}
    </FieldShell>
  );
}
