import type { SiteProps } from '@kermesse/api/page-props';
import { breakable } from '@kermesse/ui/breakable';
import { phoneHref } from '@kermesse/sections/phone-href';
import { Icon } from '@kermesse/ui/Icon';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Socials } from '../Socials/Socials.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin-block: var(--space-5) var(--space-3);

  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    margin-block: var(--space-2) 0;
  }

  a,
  address {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 40px;
    color: var(--ink-soft);
    font-style: normal;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: var(--highlight-text);
  }
  svg {
    flex: none;
    color: var(--highlight-text);
  }
`;

/** Lists the contact details of the site configuration: phone, email, address and social networks. */
export function Contacts({ site }: { site: Pick<SiteProps, 'phone' | 'email' | 'address' | 'socials'> }) {
  const { t } = useTranslation('app');
  const { phone, email, address, socials } = site;
  const phoneLink = phone && phoneHref(phone);
  const reachable = phone !== undefined || email !== undefined || address !== undefined;
  return (
    <>
      {reachable && (
        <List>
          {phone !== undefined && (
            <li>
              <a href={phoneLink} aria-label={phoneLink && t('footer.phone', { phone })}>
                <Icon icon={Phone} />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
          )}
          {email !== undefined && (
            <li>
              <a href={`mailto:${email}`} aria-label={t('footer.email', { email })}>
                <Icon icon={Mail} />
                <span>{breakable(email)}</span>
              </a>
            </li>
          )}
          {address !== undefined && (
            <li>
              <address>
                <Icon icon={MapPin} />
                {address}
              </address>
            </li>
          )}
        </List>
      )}
      <Socials label={t('footer.socials')} socials={socials} />
    </>
  );
}
