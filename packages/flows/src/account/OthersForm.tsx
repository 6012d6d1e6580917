import { isCustomerProfile, type Profile } from '@kermesse/api/schemas/profile';
import type { Choice } from '@kermesse/api/schemas/screen';
import { Fields } from '../form/form.styles.ts';
import { checkMore, MoreFields, type MoreValues } from '../profileForm/more.tsx';
import type { CompanyFormProps } from './RoleBlock.tsx';
import { SaveLine } from './SaveLine.tsx';
import { useProfileForm } from './useProfileForm.ts';

const read = (profile: Profile): MoreValues =>
  isCustomerProfile(profile) ? { bio: '', types: [] } : { bio: profile.bio ?? '', types: profile.types };

const [checkProvider, checkPlanner] = [checkMore(true), checkMore(false)];

/** The bio, and for providers their types; planners have none (specification §6). */
export function OthersForm({ user, profile, types }: CompanyFormProps & { types?: readonly Choice[] }) {
  const form = useProfileForm<MoreValues>({
    user,
    stored: read(profile),
    check: types === undefined ? checkPlanner : checkProvider,
    dataOf: ({ bio, types: chosen }) => ({ bio, ...(types !== undefined && { types: chosen }) }),
    read,
  });
  return (
    <Fields {...form.formProps}>
      <MoreFields field={form.field} choices={form.choices} types={types} />
      <SaveLine changed={form.changed} pending={form.pending} notice={form.notice} />
    </Fields>
  );
}
