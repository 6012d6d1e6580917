import { Frame } from '@kermesse/ui/Frame';
import { Icon } from '@kermesse/ui/Icon';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Calling, CallingCards, Kind, Note, Value } from './contact.styles.ts';
import { phoneHref } from '../../text/phone-href.ts';

interface CardsProps {
  phone?: string;
  phoneNote?: string;
  email?: string;
  emailNote?: string;
  address?: string;
  addressNote?: string;
}

interface CardProps {
  icon: LucideIcon;
  kind: string;
  value?: string;
  href?: string;
  note?: string;
}

/**
 * Allows line breaks after dots and the at sign: `a.<wbr>b@<wbr>c`. Uses an element instead of a zero-width space, so
 * that a copied address is valid.
 */
const breakable = (value: string) =>
  value.split(/(?<=[@.])(?=\S)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Card({ icon, kind, value, href, note }: CardProps) {
  if (value === undefined) return null;
  return (
    <Calling>
      <Frame inset="narrow" />
      <Kind>
        <Icon icon={icon} />
        <SmallCaps>{kind}</SmallCaps>
      </Kind>
      <Value>{href === undefined ? <address>{value}</address> : <a href={href}>{breakable(value)}</a>}</Value>
      {note !== undefined && <Note>{note}</Note>}
    </Calling>
  );
}

/** The contact details, one card for each. */
export function Cards({ phone, phoneNote, email, emailNote, address, addressNote }: CardsProps) {
  const { t } = useTranslation('contact');
  if (phone === undefined && email === undefined && address === undefined) return null;
  return (
    <CallingCards>
      <Card icon={Phone} kind={t('phone')} value={phone} href={phone && phoneHref(phone)} note={phoneNote} />
      <Card icon={Mail} kind={t('email')} value={email} href={email && `mailto:${email}`} note={emailNote} />
      <Card icon={MapPin} kind={t('address')} value={address} note={addressNote} />
    </CallingCards>
  );
}
