import type { PathKey } from '@kermesse/sections/faults';
import type { FieldMeta } from '@kermesse/sections/meta';
import { useTranslation } from 'react-i18next';
import { fieldsAlong, schemaOf, splitFieldPath } from '../../document/field-values.ts';
import { referencedItems, referencedList } from '../../names/references.ts';
import { useFieldValue, useWorkspace } from '../../store/context.ts';
import { activeDraft, configurationOf } from '../../store/workspace.ts';
import { useUiLocale } from '../../translations/ui-locale.ts';
import type { FormFieldProps } from '../field/field-props.ts';
import { FieldShell } from '../field/FieldShell.tsx';
import { useField } from '../field/use-field.ts';
import { NativeSelect } from '../fields/ChoiceField.tsx';

const useListMeta = (keys: readonly PathKey[]): FieldMeta | undefined =>
  useWorkspace((workspace) => {
    const [root, below] = splitFieldPath(configurationOf(workspace), keys, activeDraft(workspace).kind);
    const schema = schemaOf(root);
    return schema && fieldsAlong(schema, below, undefined).at(-1)?.meta;
  });

/**
 * A field that refers to an item of the same list or of a list beside it, such as a category or a day. It shows names
 * and writes identifiers. An unknown identifier shows as it is until the editor chooses another.
 */
export function ReferenceField({ meta, keys }: FormFieldProps) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const { value, fault, write } = useField(keys);
  const listKeys = referencedList(keys, meta);
  const items = referencedItems(useListMeta(listKeys), useFieldValue(listKeys), locale);
  const [ownList, position] = keys.slice(-3);
  const options = items.filter(({ index }) => !(ownList === meta.refersTo && position === index));
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
          {!meta.required && <option value="">{t('form.none')}</option>}
          {meta.required && chosen === '' && <option value="">{t('form.choose')}</option>}
          {foreign && <option value={chosen}>{chosen}</option>}
          {options.map(({ id, name, index }) => (
            <option key={index} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldShell>
  );
}
