import type { CompanyProfile } from '@kermesse/api/schemas/account/profile';
import { checkCompany, type CompanyValues } from '../../profileForm/checks/check-company.ts';
import { CompanyFields } from '../../profileForm/CompanyFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

function read({ companyName, companyAddress, companyPhone, companyEmail }: CompanyProfile): CompanyValues {
  return {
    name: companyName ?? '',
    address: companyAddress ?? '',
    phone: companyPhone ?? '',
    email: companyEmail ?? '',
  };
}

/** The form for the company of a provider or planner. */
export function CompanyForm({ user, profile }: CompanyFormProps) {
  const form = useProfileForm({
    user,
    profile,
    name: 'company',
    check: checkCompany,
    dataOf: ({ name, address, phone, email }) => ({
      companyName: name,
      companyAddress: address,
      companyPhone: phone,
      companyEmail: email,
    }),
    read,
  });
  return (
    <SavedFields form={form}>
      <CompanyFields field={form.field} />
    </SavedFields>
  );
}
