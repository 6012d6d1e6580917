import type { CompanyProfile } from '@kermesse/api/schemas/account/profile';
import { checkLinks, shownNetworks, type LinksValues } from '../../profileForm/checks/check-links.ts';
import { LinksFields } from '../../profileForm/LinksFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

const read = ({ socialLinks }: CompanyProfile) =>
  Object.fromEntries(shownNetworks.map((network) => [network, socialLinks[network] ?? ''])) as LinksValues;

/** The form for the website and social networks of a provider or planner. A stored TikTok link is kept unchanged. */
export function LinksForm({ user, profile }: CompanyFormProps) {
  const form = useProfileForm({
    user,
    profile,
    name: 'networks',
    check: checkLinks,
    dataOf: (changed) => ({ socialLinks: changed }),
    read,
  });
  return (
    <SavedFields form={form}>
      <LinksFields field={form.field} />
    </SavedFields>
  );
}
