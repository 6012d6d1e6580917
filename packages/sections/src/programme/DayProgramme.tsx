import { Icon } from '@kermesse/ui/Icon';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { activityFile, type CalendarOffer } from '../calendar/address.ts';
import { Activities, CalendarLink, Empty, Line, Note, Room, Time, Title } from './activities.styles.ts';
import { formatTime, type Day } from '../calendar/programme.ts';

interface DayProgrammeProps {
  /** The day and its entries. */
  day: Day;
  /** The language of times and dates. */
  locale: string;
  /** The calendar file of the programme. */
  calendar?: CalendarOffer;
}

/** The activities of a day: time, title, dotted leader, room, and a link to a calendar file. */
export function DayProgramme({ day, locale, calendar }: DayProgrammeProps) {
  const { t } = useTranslation('programme');
  if (day.activities.length === 0) return <Empty>{t('empty')}</Empty>;
  return (
    <Activities>
      {day.activities.map(({ time, activity, description, place, id }) => (
        <li key={id}>
          <Time dateTime={`${day.date}T${time.padStart(5, '0')}`}>{formatTime(time, locale)}</Time>
          <Line>
            <Title>{activity}</Title>
            {place !== undefined && <Room>{place}</Room>}
          </Line>
          {description !== undefined && <Note>{description}</Note>}
          {calendar !== undefined && (
            <CalendarLink href={activityFile(calendar.file, id)} download aria-label={t('addActivity', { activity })}>
              <Icon icon={CalendarPlus} />
            </CalendarLink>
          )}
        </li>
      ))}
    </Activities>
  );
}
