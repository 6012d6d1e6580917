import type { CustomerProfile } from '@kermesse/api/schemas/account/profile';
import type { Choice } from '@kermesse/api/schemas/pages/screen';
import type { User } from '@kermesse/api/schemas/account/user';
import { ServicesFields, type ServicesValues } from '../../profileForm/ServicesFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm } from './use-profile-form.ts';

const read = ({ preferredServices }: CustomerProfile): ServicesValues => ({ preferredServices });

export interface ServicesFormProps {
  user: User & { profileId: string };
  profile: CustomerProfile;
  categories: readonly Choice[];
}

/** The form for a customer's preferred services. */
export function ServicesForm({ user, profile, categories }: ServicesFormProps) {
  const form = useProfileForm({
    user,
    profile,
    name: 'services',
    check: () => ({}),
    dataOf: (values) => values,
    read,
  });
  return (
    <SavedFields form={form}>
      <ServicesFields choices={form.choices} categories={categories} />
    </SavedFields>
  );
}
