import type { CompanyProfile } from '@kermesse/api/schemas/account/profile';
import type { Choice } from '@kermesse/api/schemas/pages/screen';
import { checkBio, type BioValues } from '../../profileForm/checks/check-bio.ts';
import { BioFields } from '../../profileForm/BioFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

const read = ({ bio, types }: CompanyProfile): BioValues => ({ bio: bio ?? '', types });

/** The form for the biography and, for providers, the provider types. Planners have none (specification §6). */
export function BioForm({ user, profile, types }: CompanyFormProps & { types?: readonly Choice[] }) {
  const form = useProfileForm({
    user,
    profile,
    name: 'others',
    check: checkBio(types !== undefined),
    dataOf: ({ bio, types: chosen }) => ({ bio, ...(types !== undefined && { types: chosen }) }),
    read,
  });
  return (
    <SavedFields form={form}>
      <BioFields field={form.field} choices={form.choices} types={types} />
    </SavedFields>
  );
}
