import { isPhoneNumber } from '@kermesse/api/schemas/forms/phone-number';
import { isWebAddress, normaliseLink } from '@kermesse/api/schemas/forms/social-link';
import type { Check, FieldErrors } from '../../form/check.ts';
import { maxLengths } from './lengths.ts';

/** The networks that have a field, in the displayed order. TikTok has no field (specification §3). */
export const shownNetworks = ['website', 'facebook', 'twitter', 'instagram', 'whatsapp', 'linkedin'] as const;

/** A network that has a field. */
export type ShownNetwork = (typeof shownNetworks)[number];

/** The values of the links form. */
export type LinksValues = Record<ShownNetwork, string>;

/** Checks that each link is a web address. WhatsApp also accepts a phone number. */
export const checkLinks: Check<LinksValues> = (values) => {
  const errors: FieldErrors<LinksValues> = {};
  for (const network of shownNetworks) {
    const text = values[network].trim();
    const valid = text === '' || isWebAddress(normaliseLink(text)) || (network === 'whatsapp' && isPhoneNumber(text));
    if (text.length > maxLengths.link) errors[network] = { key: 'tooLong' };
    else if (!valid) errors[network] = { key: 'link' };
  }
  return errors;
};
