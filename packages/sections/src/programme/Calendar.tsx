import { Icon } from '@kermesse/ui/Icon';
import { TextLink } from '@kermesse/ui/TextLink';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CalendarOffer } from '../calendar/address.ts';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';

const Offer = styled.p`
  display: grid;
  justify-items: start;
`;

const Zone = styled.small`
  color: var(--ink-soft);
`;

/** A link to the calendar file of the whole event, with the time zone of its times. */
export function Calendar({ calendar, title }: { calendar: CalendarOffer; title: string }) {
  const { t } = useTranslation('programme');
  return (
    <Offer>
      <TextLink
        href={calendar.file}
        download
        aria-label={t('addActivity', { activity: withoutEmphasis(title) })}
        icon={<Icon icon={CalendarPlus} />}
      >
        {t('addToCalendar')}
      </TextLink>
      <Zone>{t('zone', { zone: calendar.zone })}</Zone>
    </Offer>
  );
}
