import type { Choice } from '@kermesse/api/schemas/pages/screen';
import { CheckboxGroup } from '@kermesse/ui/CheckboxGroup';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../form/use-form-fields.ts';

/** The values of the form for preferred services. */
export type ServicesValues = {
  preferredServices: string[];
};

export interface ServicesFieldsProps {
  /** Returns the props of the group of services. */
  choices: (name: 'preferredServices') => ChoicesProps;
  /** The services to choose from. */
  categories: readonly Choice[];
}

/** The checkboxes for a customer's preferred services. */
export function ServicesFields({ choices, categories }: ServicesFieldsProps) {
  const { t } = useTranslation('profileForm');
  const options = categories.map(({ id, name }) => ({ id, label: name }));
  return (
    <CheckboxGroup
      {...choices('preferredServices')}
      label={t('services')}
      description={t('servicesHint')}
      options={options}
    />
  );
}
