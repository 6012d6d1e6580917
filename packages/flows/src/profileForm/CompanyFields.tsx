import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import { Pair } from '../form/form.styles.ts';
import type { FieldProps } from '../form/use-form-fields.ts';
import { PhoneField } from '../phoneField/PhoneField.tsx';
import type { CompanyValues } from './checks/check-company.ts';

/** The fields for a company's name, address, phone and email. */
export function CompanyFields({
  field,
}: {
  /** Returns the props of a field. */
  field: (name: keyof CompanyValues) => FieldProps;
}) {
  const { t } = useTranslation('profileForm');
  const optionalLabel = t('optional');
  return (
    <>
      <TextField
        {...field('name')}
        label={t('companyName')}
        optionalLabel={optionalLabel}
        autoComplete="organization"
      />
      <TextField
        {...field('address')}
        label={t('companyAddress')}
        optionalLabel={optionalLabel}
        autoComplete="street-address"
      />
      <Pair>
        <PhoneField {...field('phone')} label={t('companyPhone')} optionalLabel={optionalLabel} />
        <TextField
          {...field('email')}
          label={t('companyEmail')}
          optionalLabel={optionalLabel}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Pair>
    </>
  );
}
