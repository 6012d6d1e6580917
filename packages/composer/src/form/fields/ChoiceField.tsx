import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box } from '../../controls/controls.styles.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useUiLocale } from '../../translations/ui-locale.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';

/** A select box. */
export const NativeSelect = styled.select`
  ${box}
`;

/** The option of a value that the field does not offer. It is no value of any field, so it cannot equal an option. */
const foreignOption = '\u0000';

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
          value={foreign ? foreignOption : chosen}
          onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
        >
          {!meta.required && <option value="">{t('form.usual')}</option>}
          {meta.required && chosen === '' && !foreign && <option value="">{t('form.choose')}</option>}
          {foreign && <option value={foreignOption}>{JSON.stringify(value)}</option>}
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
