import { breakable } from '@kermesse/ui/breakable';
import { Frame } from '@kermesse/ui/Frame';
import { Icon } from '@kermesse/ui/Icon';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
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
