import { isCustomerProfile, type Profile } from '@kermesse/api/schemas/account/profile';
import { checkLinks, type LinksValues } from '../../profileForm/checks/check-links.ts';
import { LinksFields } from '../../profileForm/LinksFields.tsx';
import { SavedFields } from '../SavedFields.tsx';
import { useProfileForm, type CompanyFormProps } from './use-profile-form.ts';

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

/** The form for the website and social networks of a provider or planner. A stored TikTok link is kept unchanged. */
export function LinksForm({ user, profile }: CompanyFormProps) {
  const form = useProfileForm<LinksValues>({
    user,
    name: 'networks',
    stored: read(profile),
    check: checkLinks,
    dataOf: (values) => ({ socialLinks: { ...values, tiktok: profile.socialLinks.tiktok ?? '' } }),
    read,
  });
  return (
    <SavedFields form={form}>
      <LinksFields field={form.field} />
    </SavedFields>
  );
}
