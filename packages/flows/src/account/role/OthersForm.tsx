import { isCustomerProfile, type Profile } from '@kermesse/api/schemas/account/profile';
import type { Choice } from '@kermesse/api/schemas/pages/screen';
import { checkMore, type MoreValues } from '../../profileForm/checks/check-more.ts';
import { MoreFields } from '../../profileForm/MoreFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

const read = (profile: Profile): MoreValues =>
  isCustomerProfile(profile) ? { bio: '', types: [] } : { bio: profile.bio ?? '', types: profile.types };

const [checkProvider, checkPlanner] = [checkMore(true), checkMore(false)];

/** The form for the biography and, for providers, the provider types. Planners have none (specification §6). */
export function OthersForm({ user, profile, types }: CompanyFormProps & { types?: readonly Choice[] }) {
  const form = useProfileForm<MoreValues>({
    user,
    name: 'others',
    stored: read(profile),
    check: types === undefined ? checkPlanner : checkProvider,
    dataOf: ({ bio, types: chosen }) => ({ bio, ...(types !== undefined && { types: chosen }) }),
    read,
  });
  return (
    <SavedFields form={form}>
      <MoreFields field={form.field} choices={form.choices} types={types} />
    </SavedFields>
  );
}
