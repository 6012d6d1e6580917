import { call, register } from '../../../../server/e2e/support/people.ts';
import type { Site } from '../site.ts';

/** The password of the accounts that `createMember` creates. */
export const memberPassword = 'Tam-tams-2026-et-plus';

const companyInfo = { name: 'Walker', address: 'Lomé', phone: '+228 90 00 00 51', email: 'walker@example.com' };
const links = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '', tiktok: '' };
const profiles = {
  customer: { preferredServices: ['1'] },
  provider: { companyInfo, additionalInfo: { bio: 'Depuis 2012.', types: ['1'] }, socialNetworksLinks: links },
};

/** The type of the profile that `createMember` can create. */
export type ProfileType = keyof typeof profiles;

// Another number in each run, in case the site was already running.
let members = Date.now();

/**
 * Creates an account through the API and returns its email address.
 * @param type the type of its profile; without, it has none
 */
export async function createMember({ origin }: Site, type?: ProfileType, locale = 'fr'): Promise<string> {
  members += 1;
  const email = `walker-${members}@example.com`;
  const { user, accessToken: token } = await register(origin, {
    email,
    password: memberPassword,
    preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale },
  });
  if (type !== undefined)
    await call(origin, '/user-profile', { body: { type, id: user.id, profileData: profiles[type] }, token });
  return email;
}
