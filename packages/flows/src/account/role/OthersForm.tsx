import type { CompanyProfile } from '@kermesse/api/schemas/account/profile';
import type { Choice } from '@kermesse/api/schemas/pages/screen';
import { checkMore, type MoreValues } from '../../profileForm/checks/check-more.ts';
import { MoreFields } from '../../profileForm/MoreFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

const read = ({ bio, types }: CompanyProfile): MoreValues => ({ bio: bio ?? '', types });

/** The form for the biography and, for providers, the provider types. Planners have none (specification §6). */
export function OthersForm({ user, profile, types }: CompanyFormProps & { types?: readonly Choice[] }) {
  const form = useProfileForm({
    user,
    profile,
    name: 'others',
    check: checkMore(types !== undefined),
    dataOf: ({ bio, types: chosen }) => ({ bio, ...(types !== undefined && { types: chosen }) }),
    read,
  });
  return (
    <SavedFields form={form}>
      <MoreFields field={form.field} choices={form.choices} types={types} />
    </SavedFields>
  );
}
