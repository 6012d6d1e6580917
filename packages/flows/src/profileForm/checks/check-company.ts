import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import type { Check, FieldErrors } from '../../form/check.ts';
import { isValidPhone } from '../../phoneField/is-valid-phone.ts';
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
  const errors: FieldErrors<CompanyValues> = findLengthErrors(values, {
    name: maxLengths.name,
    address: maxLengths.address,
  });
  if (phone !== '' && !(await isValidPhone(phone))) errors.phone = { key: 'phone' };
  if (email.trim() !== '' && !isEmailAddress(email.trim())) errors.email = { key: 'email' };
  return errors;
};
