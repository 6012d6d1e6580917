import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import type { Check, Faults } from '../form/check.ts';
import { Pair } from '../form/form.styles.ts';
import type { FieldProps } from '../form/use-fields.ts';
import { isValidPhone } from '../phoneField/is-valid-phone.ts';
import { PhoneField } from '../phoneField/PhoneField.tsx';
import { findLengthErrors, maxLengths } from './lengths.ts';

/** The values of the company form. */
export type CompanyValues = {
  name: string;
  address: string;
  phone: string;
  email: string;
};

/** Checks a company's values. All fields are optional, but values must be valid. */
export const checkCompany: Check<CompanyValues> = async (values) => {
  const { phone, email } = values;
  const faults: Faults<CompanyValues> = findLengthErrors(values, {
    name: maxLengths.name,
    address: maxLengths.address,
  });
  if (phone !== '' && !(await isValidPhone(phone))) faults.phone = { key: 'phone' };
  if (email.trim() !== '' && !isEmailAddress(email.trim())) faults.email = { key: 'email' };
  return faults;
};

/** The fields for a company's name, address, phone and email. */
export function CompanyFields({ field }: { field: (name: keyof CompanyValues) => FieldProps }) {
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
