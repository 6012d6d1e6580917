import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box } from '../../controls/controls.styles.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useUiLocale } from '../../faults/form-context.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';

/** A select box. */
export const NativeSelect = styled.select`
  ${box}
`;

/** A field with a few options. An unknown value shows as it is until the editor chooses an option. */
export function ChoiceField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { value, fault, write } = useField(keys);
  const options = meta.options ?? [];
  const chosen = typeof value === 'string' ? value : '';
  const foreign = value !== undefined && value !== null && !options.some((option) => option.value === value);
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <NativeSelect
          {...control}
          value={foreign ? '\u0000' : chosen}
          onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
        >
          {!meta.required && <option value="">{t('form.usual')}</option>}
          {meta.required && chosen === '' && !foreign && <option value="">{t('form.choose')}</option>}
          {foreign && <option value={'\u0000'}>{JSON.stringify(value)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[locale]}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldShell>
  );
}
