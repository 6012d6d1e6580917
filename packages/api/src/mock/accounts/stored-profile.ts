import { socialNetworks, type CompanyProfile, type SocialNetwork } from '../../schemas/account/profile.ts';

/** A text as a profile keeps it: null when it is empty. */
export function stored(text: string): string | null {
  return text === '' ? null : text;
}

/** Links as a profile keeps them, null where there is none; undefined ones stay as they were. */
export function storedLinks(
  links: Partial<Record<SocialNetwork, string>> = {},
  before?: CompanyProfile['socialLinks'],
): CompanyProfile['socialLinks'] {
  return Object.fromEntries(
    socialNetworks.map((network) => [network, stored(links[network] ?? before?.[network] ?? '')]),
  ) as CompanyProfile['socialLinks'];
}
