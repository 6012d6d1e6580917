import { isPhoneNumber } from '@kermesse/api/schemas/forms/phone-number';
import { isWebAddress, normaliseLink } from '@kermesse/api/schemas/forms/social-link';
import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import type { Check, Faults } from '../form/check.ts';
import type { FieldProps } from '../form/use-fields.ts';
import { maxLengths } from './lengths.ts';

/** The networks that have a field, in the displayed order. TikTok has no field (specification §3). */
const shownNetworks = ['website', 'facebook', 'twitter', 'instagram', 'whatsapp', 'linkedin'] as const;
type ShownNetwork = (typeof shownNetworks)[number];

/** The values of the links form. */
export type LinksValues = Record<ShownNetwork, string>;

const examples: Record<ShownNetwork, string> = {
  website: 'maison-adjoa.tg',
  facebook: 'facebook.com/…',
  twitter: 'x.com/…',
  instagram: 'instagram.com/…',
  whatsapp: '+228 90 00 00 00',
  linkedin: 'linkedin.com/in/…',
};

/** Checks that each link is a web address. WhatsApp also accepts a phone number. */
export const checkLinks: Check<LinksValues> = (values) => {
  const faults: Faults<LinksValues> = {};
  for (const network of shownNetworks) {
    const text = values[network].trim();
    const valid = text === '' || isWebAddress(normaliseLink(text)) || (network === 'whatsapp' && isPhoneNumber(text));
    if (text.length > maxLengths.link) faults[network] = { key: 'tooLong' };
    else if (!valid) faults[network] = { key: 'link' };
  }
  return faults;
};

/** The fields for the website and the networks. */
export function LinksFields({ field }: { field: (name: ShownNetwork) => FieldProps }) {
  const { t } = useTranslation('profileForm');
  return shownNetworks.map((network) => (
    <TextField
      key={network}
      {...field(network)}
      label={t(network)}
      optionalLabel={t('optional')}
      placeholder={examples[network]}
      inputMode={network === 'whatsapp' ? 'text' : 'url'}
      autoComplete={network === 'website' ? 'url' : 'off'}
    />
  ));
}
