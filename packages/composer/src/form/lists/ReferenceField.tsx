import { isRecord } from '@kermesse/sections/json';
import { listOf } from '../../document/json.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import { useFieldValue } from '../../store/context.ts';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../fields/ChoiceField.tsx';
import { FieldShell } from '../field/FieldShell.tsx';
import type { FormFieldProps } from '../field/field-props.ts';
import { isIdentifier } from './identifiers.ts';
import { summaryOf } from '../../names/summary.ts';
import { useField } from '../field/use-field.ts';

/**
 * A field that refers to an item of a list of the site, such as a category. It shows names and writes identifiers. An
 * unknown identifier shows as it is until the editor chooses another.
 */
export function ReferenceField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { value, fault, write } = useField(keys);
  const listName = meta.refersTo ?? '';
  const list = listOf(useFieldValue([listName]));
  const [own, position] = keys;
  const options = list.flatMap((item, index) =>
    isRecord(item) && isIdentifier(item['id']) && !(own === listName && position === index)
      ? [{ id: String(item['id']), label: summaryOf(item, locale) }]
      : [],
  );
  const chosen = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const foreign = chosen !== '' && !options.some(({ id }) => id === chosen);
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <NativeSelect
          {...control}
          value={chosen}
          onChange={({ target }) => write(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('form.none')}</option>
          {foreign && <option value={chosen}>{chosen}</option>}
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldShell>
  );
}
