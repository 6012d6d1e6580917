import { isPhoneNumber } from '@kermesse/api/schemas/forms/phone-number';
import { isWebAddress, normaliseLink } from '@kermesse/api/schemas/forms/social-link';
import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import type { Check, Faults } from '../form/check.ts';
import type { FieldProps } from '../form/use-fields.ts';
import { longest } from './lengths.ts';

/** The networks that are asked for, in the order they are shown; tiktok has no field (specification §3). */
const shownNetworks = ['website', 'facebook', 'twitter', 'instagram', 'whatsapp', 'linkedin'] as const;
type ShownNetwork = (typeof shownNetworks)[number];

/** Links as they are written into a form. */
export type LinksValues = Record<ShownNetwork, string>;

const examples: Record<ShownNetwork, string> = {
  website: 'maison-adjoa.tg',
  facebook: 'facebook.com/…',
  twitter: 'x.com/…',
  instagram: 'instagram.com/…',
  whatsapp: '+228 90 00 00 00',
  linkedin: 'linkedin.com/in/…',
};

/** What is given has to be a web address; for WhatsApp a phone number will do. */
export const checkLinks: Check<LinksValues> = (values) => {
  const faults: Faults<LinksValues> = {};
  for (const network of shownNetworks) {
    const text = values[network].trim();
    const valid = text === '' || isWebAddress(normaliseLink(text)) || (network === 'whatsapp' && isPhoneNumber(text));
    if (text.length > longest.link) faults[network] = { key: 'tooLong' };
    else if (!valid) faults[network] = { key: 'link' };
  }
  return faults;
};

/** The website and the networks. */
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
