import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { datePartsOf } from '../../calendar/programme.ts';
import { DayNumber } from './schedule.styles.ts';

interface DayTitleProps {
  date: string;
  locale: string;
  withMonth: boolean;
}

/** The label of a day's tab: the weekday in small caps, the day as a numeral, and optionally month and year. */
export function DayTitle({ date, locale, withMonth }: DayTitleProps) {
  const { weekday, day, month, full } = datePartsOf(date, locale);
  return (
    <>
      <VisuallyHidden>{full}</VisuallyHidden>
      <DayNumber aria-hidden="true">
        <SmallCaps>{weekday}</SmallCaps>
        <b>{day}</b>
        {withMonth && <i>{month}</i>}
      </DayNumber>
    </>
  );
}
