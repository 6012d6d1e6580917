import { isSocialLink, normaliseSocialLink } from '@kermesse/api/schemas/account/social-link';
import type { Check, FieldErrors } from '../../form/check.ts';
import { maxLengths, tooLong } from './lengths.ts';

/** The networks that have a field, in the displayed order. TikTok has no field (specification §3). */
export const shownNetworks = ['website', 'facebook', 'twitter', 'instagram', 'whatsapp', 'linkedin'] as const;

/** A network that has a field. */
export type ShownNetwork = (typeof shownNetworks)[number];

/** The values of the links form. */
export type LinksValues = Record<ShownNetwork, string>;

/** Checks that each link is a web address or a user name. WhatsApp also accepts a phone number. */
export const checkLinks: Check<LinksValues> = (values) => {
  const errors: FieldErrors<LinksValues> = {};
  for (const network of shownNetworks) {
    const text = values[network].trim();
    const link = normaliseSocialLink(network, text);
    if (text.length > maxLengths.link) errors[network] = tooLong(maxLengths.link);
    else if (text !== '' && !isSocialLink(network, link))
      errors[network] = { key: network === 'whatsapp' ? 'whatsapp' : 'link' };
  }
  return errors;
};
