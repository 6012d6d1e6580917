import { isCustomerProfile, type CustomerProfile, type Profile } from '@kermesse/api/schemas/account/profile';
import type { Choice } from '@kermesse/api/schemas/pages/screen';
import type { User } from '@kermesse/api/schemas/account/user';
import type { Check } from '../../form/check.ts';
import { ServicesFields, type ServicesValues } from '../../profileForm/ServicesFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm } from './use-profile-form.ts';

const check: Check<ServicesValues> = () => ({});
const read = (profile: Profile): ServicesValues => ({
  preferredServices: isCustomerProfile(profile) ? profile.preferredServices : [],
});

export interface ServicesFormProps {
  user: User & { profileId: string };
  profile: CustomerProfile;
  categories: readonly Choice[];
}

/** The form for a customer's preferred services. */
export function ServicesForm({ user, profile, categories }: ServicesFormProps) {
  const form = useProfileForm<ServicesValues>({
    user,
    name: 'services',
    stored: read(profile),
    check,
    dataOf: (values) => values,
    read,
  });
  return (
    <SavedFields form={form}>
      <ServicesFields choices={form.choices} categories={categories} />
    </SavedFields>
  );
}
