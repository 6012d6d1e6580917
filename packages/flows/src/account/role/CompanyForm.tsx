import { isCustomerProfile, type Profile } from '@kermesse/api/schemas/account/profile';
import { checkCompany, type CompanyValues } from '../../profileForm/checks/check-company.ts';
import { CompanyFields } from '../../profileForm/CompanyFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

const none: CompanyValues = { name: '', address: '', phone: '', email: '' };

function read(profile: Profile): CompanyValues {
  if (isCustomerProfile(profile)) return none;
  const { companyName, companyAddress, companyPhone, companyEmail } = profile;
  return {
    name: companyName ?? '',
    address: companyAddress ?? '',
    phone: companyPhone ?? '',
    email: companyEmail ?? '',
  };
}

/** The form for the company of a provider or planner. */
export function CompanyForm({ user, profile }: CompanyFormProps) {
  const form = useProfileForm<CompanyValues>({
    user,
    name: 'company',
    stored: read(profile),
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
