import { Icon } from '@kermesse/ui/Icon';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CalendarOffer } from '../calendar/address.ts';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';

const Offer = styled.p`
  display: grid;
  justify-items: start;
`;

const Add = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;

  > span {
    padding-block-end: 0.1em;
    border-block-end: 1px solid var(--hairline);
    transition: border-color var(--fast) var(--ease);
  }
  &:hover > span {
    border-color: currentColor;
  }
`;

const Zone = styled.small`
  color: var(--ink-soft);
`;

/** A link to the calendar file of the whole event, with the time zone of its times. */
export function Calendar({ calendar, title }: { calendar: CalendarOffer; title: string }) {
  const { t } = useTranslation('programme');
  return (
    <Offer>
      <Add href={calendar.file} download aria-label={t('addActivity', { activity: withoutEmphasis(title) })}>
        <Icon icon={CalendarPlus} />
        <span>{t('addToCalendar')}</span>
      </Add>
      <Zone>{t('zone', { zone: calendar.zone })}</Zone>
    </Offer>
  );
}
