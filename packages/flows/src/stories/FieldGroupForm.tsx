import { Button } from '@kermesse/ui/Button';
import { useTranslation } from 'react-i18next';
import type { FormEvent, ReactNode } from 'react';
import type { Check, Values } from '../form/check.ts';
import { Fields } from '../form/form.styles.ts';
import { useFormFields } from '../form/use-form-fields.ts';

export interface FieldGroupFormProps<V extends Values> {
  initial: V;
  check: Check<V>;
  /** Renders the group with the props of its fields. */
  children: (fields: Omit<ReturnType<typeof useFormFields<V>>, 'form'>) => ReactNode;
}

/** A form for stories of a group of fields: its button checks the values, and nothing is sent. */
export function FieldGroupForm<V extends Values>({ initial, check, children }: FieldGroupFormProps<V>) {
  const { t } = useTranslation('profileSetup');
  const { form, ...fields } = useFormFields(initial, check);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void fields.validate();
  };
  return (
    <Fields ref={form} noValidate onSubmit={onSubmit}>
      {children(fields)}
      <Button type="submit">{t('next')}</Button>
    </Fields>
  );
}
