import { socialNetworks, type CompanyProfile, type SocialNetwork } from '../../schemas/account/profile.ts';

/** Converts a text to its stored form: null if empty. */
export function nullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

/** Converts links to their stored form, null if empty. Undefined links keep their previous value. */
export function storedLinks(
  links: Partial<Record<SocialNetwork, string>> = {},
  before?: CompanyProfile['socialLinks'],
): CompanyProfile['socialLinks'] {
  return Object.fromEntries(
    socialNetworks.map((network) => [network, nullIfEmpty(links[network] ?? before?.[network] ?? '')]),
  ) as CompanyProfile['socialLinks'];
}
