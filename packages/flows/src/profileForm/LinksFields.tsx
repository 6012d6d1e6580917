import { TextField } from '@kermesse/ui/TextField';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../form/use-form-fields.ts';
import { shownNetworks, type ShownNetwork } from './checks/check-links.ts';

const examples: Record<ShownNetwork, string> = {
  website: 'maison-adjoa.tg',
  facebook: 'facebook.com/…',
  twitter: 'x.com/…',
  instagram: 'instagram.com/…',
  whatsapp: '+228 90 00 00 00',
  linkedin: 'linkedin.com/in/…',
};

/** The fields for the website and the networks. */
export function LinksFields({
  field,
}: {
  /** Returns the props of a network’s field. */
  field: (name: ShownNetwork) => FieldProps;
}) {
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
