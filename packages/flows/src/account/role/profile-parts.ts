import type { InputOf } from '@kermesse/api/operation';
import type { CompanyProfile, CustomerProfile, Profile } from '@kermesse/api/schemas/account/profile';
import type { userProfileUpdate } from '@kermesse/api/user-profile-update';
import type { Check, Values } from '../../form/check.ts';
import { checkBio, type BioValues } from '../../profileForm/checks/check-bio.ts';
import { checkCompany, type CompanyValues } from '../../profileForm/checks/check-company.ts';
import { checkLinks, shownNetworks, type LinksValues } from '../../profileForm/checks/check-links.ts';
import type { ServicesValues } from '../../profileForm/ServicesFields.tsx';

/** A part of the profile that has a form of its own. */
export interface ProfilePart<P extends Profile, V extends Values> {
  /** The name of the form. */
  name: string;
  check: Check<V>;
  /** Reads the form's values from a profile. */
  read: (profile: P) => V;
  /** Converts the changed values to the request body (specification §7, `PUT /user-profile/{profileId}`). */
  dataOf: (changed: Partial<V>) => InputOf<typeof userProfileUpdate>['profileData'];
}

/** The company of a provider or planner. */
export const companyPart: ProfilePart<CompanyProfile, CompanyValues> = {
  name: 'company',
  check: checkCompany,
  read: ({ companyName, companyAddress, companyPhone, companyEmail }) => ({
    name: companyName ?? '',
    address: companyAddress ?? '',
    phone: companyPhone ?? '',
    email: companyEmail ?? '',
  }),
  dataOf: ({ name, address, phone, email }) => ({
    companyName: name,
    companyAddress: address,
    companyPhone: phone,
    companyEmail: email,
  }),
};

/** The website and social networks of a provider or planner. A stored TikTok link is kept unchanged. */
export const linksPart: ProfilePart<CompanyProfile, LinksValues> = {
  name: 'networks',
  check: checkLinks,
  read: ({ socialLinks }) =>
    Object.fromEntries(shownNetworks.map((network) => [network, socialLinks[network] ?? ''])) as LinksValues,
  dataOf: (changed) => ({ socialLinks: changed }),
};

/** The biography and the provider types. Planners have no types (specification §6). */
export const bioPart = (hasTypes: boolean): ProfilePart<CompanyProfile, BioValues> => ({
  name: 'others',
  check: checkBio(hasTypes),
  read: ({ bio, types }) => ({ bio: bio ?? '', types }),
  dataOf: ({ bio, types }) => ({ bio, ...(hasTypes && { types }) }),
});

/** The preferred services of a customer. */
export const servicesPart: ProfilePart<CustomerProfile, ServicesValues> = {
  name: 'services',
  check: () => ({}),
  read: ({ preferredServices }) => ({ preferredServices }),
  dataOf: (changed) => changed,
};
