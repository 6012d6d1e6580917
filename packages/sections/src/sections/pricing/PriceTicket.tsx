import { Rosette } from '@kermesse/ui/Rosette';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../schema/section.ts';
import { formatPrice } from '../../price/price.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { Amount, Features, Frequency, Name, Offer, Ornament, Priced, Serial } from './pricing.styles.ts';
import type { section } from './section.ts';

type Service = DataOf<typeof section>['services'][number];

interface PriceTicketProps {
  service: Service;
  locale: string;
  /** Its index in the row, which determines the serial number on the stub. */
  number: number;
  heading: 'h2' | 'h3';
}

/** Returns a decorative serial number: a letter for the position, and four digits derived from the name. */
function serialOf(name: string, number: number): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return `Nº ${String.fromCodePoint(65 + number)} ${String(sum).padStart(4, '0')}`;
}

/** A service with its price, as a ticket with a stub. */
export function PriceTicket({ service, locale, number, heading }: PriceTicketProps) {
  const { t } = useTranslation('pricing');
  const { name, price, currency = 'XOF', frequency, features, buttonText, buttonLink, highlighted = false } = service;
  const formatted = price === undefined || price === 0 ? undefined : formatPrice(price, currency, locale);
  const small = [formatted?.currency, frequency].filter(Boolean).join(', ');
  return (
    <Priced
      forwardedAs="article"
      tone={highlighted ? 'prominent' : 'surface'}
      data-highlighted={highlighted ? '' : undefined}
      stub={
        <>
          <ActionLink text={buttonText} href={buttonLink} variant={highlighted ? 'highlight' : 'primary'} />
          <Serial aria-hidden="true">{serialOf(name, number)}</Serial>
        </>
      }
    >
      <Ornament>
        <Rosette />
      </Ornament>
      <Offer>
        <div>
          <Name as={heading}>{name}</Name>
          <Amount>{formatted?.amount ?? t(price === undefined ? 'onRequest' : 'free')}</Amount>
          {small !== '' && <Frequency>{small}</Frequency>}
        </div>
        <Features features={features} />
      </Offer>
    </Priced>
  );
}
