import { exampleCompany } from '../contract/seed/people.ts';
import { defaultPreferences } from '../schemas/account/preferences.ts';
import type { SessionStart, User } from '../schemas/account/user.ts';

/** A customer with a verified address, for stories. */
export const exampleCustomer: User = {
  id: 'user-1',
  email: 'afi@example.com',
  firstname: 'Afi',
  lastname: 'Mensah',
  fullname: 'Afi Mensah',
  emailVerifiedAt: '2026-01-15T10:00:00.000Z',
  phone: '+22890000001',
  address: 'Boulevard du Mono, Lomé',
  location: { lat: 6.1366, lng: 1.2222 },
  avatar: null,
  avatarUrl: null,
  authType: 'email-password',
  profileType: 'customer',
  profileId: 'profile-1',
  profile: { preferredServices: ['1'] },
  documents: [],
  preferences: defaultPreferences,
  accountStatus: 1,
};

/** A newly registered user: no profile, the address not verified. */
export const exampleNewcomer: User = {
  ...exampleCustomer,
  id: 'user-2',
  email: 'efua@example.com',
  firstname: 'Efua',
  lastname: 'Dogbe',
  fullname: 'Efua Dogbe',
  emailVerifiedAt: null,
  phone: null,
  address: null,
  location: null,
  profileType: null,
  profileId: null,
  profile: null,
};

/** A provider with a company, links and a document in each state. */
export const exampleProvider: User = {
  ...exampleCustomer,
  id: 'user-3',
  email: 'kossi@example.com',
  firstname: 'Kossi',
  lastname: 'Agbeko',
  fullname: 'Kossi Agbeko',
  profileType: 'provider',
  profileId: 'profile-3',
  profile: exampleCompany,
  documents: ([0, 1, 2] as const).map((status) => ({
    id: `document-${status}`,
    path: `documents/example-${status}.pdf`,
    name: ['licence.pdf', 'attestation.pdf', 'ancienne-licence.pdf'][status] ?? '',
    type: status === 1 ? 2 : 1,
    status,
    profileType: 'provider',
    profileId: 'profile-3',
    senderId: 'user-3',
    reason: status === 2 ? 'La date de validité est passée.' : null,
  })),
};

/** A user who logs in by phone and has no address. */
export const examplePhoneUser: User = {
  ...exampleCustomer,
  id: 'user-5',
  email: null,
  emailVerifiedAt: null,
  firstname: 'Akou',
  lastname: 'Sena',
  fullname: 'Akou Sena',
  phone: '+22890000021',
  authType: 'phone',
};

/** Returns a newly started session. */
export function exampleSession(user: User = exampleCustomer): { data: SessionStart } {
  return { data: { user, accessToken: 'example-token' } };
}
