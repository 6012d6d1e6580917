import { isCustomerProfile, type Profile } from '@kermesse/api/schemas/profile';
import { Fields } from '../form/form.styles.ts';
import { checkLinks, LinksFields, type LinksValues } from '../profileForm/links.tsx';
import type { CompanyFormProps } from './RoleBlock.tsx';
import { SaveLine } from './SaveLine.tsx';
import { useProfileForm } from './useProfileForm.ts';

const none: LinksValues = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '' };

function read(profile: Profile): LinksValues {
  if (isCustomerProfile(profile)) return none;
  const { website, facebook, twitter, instagram, whatsapp, linkedin } = profile.socialLinks;
  return {
    website: website ?? '',
    facebook: facebook ?? '',
    twitter: twitter ?? '',
    instagram: instagram ?? '',
    whatsapp: whatsapp ?? '',
    linkedin: linkedin ?? '',
  };
}

/** The website and networks of a provider or planner. A TikTok link that is stored stays as it is. */
export function LinksForm({ user, profile }: CompanyFormProps) {
  const form = useProfileForm<LinksValues>({
    user,
    stored: read(profile),
    check: checkLinks,
    dataOf: (values) => ({ socialLinks: { ...values, tiktok: profile.socialLinks.tiktok ?? '' } }),
    read,
  });
  return (
    <Fields {...form.formProps}>
      <LinksFields field={form.field} />
      <SaveLine changed={form.changed} pending={form.pending} notice={form.notice} />
    </Fields>
  );
}
