import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { datePartsOf } from '../../calendar/programme.ts';
import { DayNumber } from './schedule.styles.ts';

/** The label of a day's tab: the weekday in small caps, the day as a numeral. */
export function DayTitle({ date, locale }: { date: string; locale: string }) {
  const { weekday, day, full } = datePartsOf(date, locale);
  return (
    <>
      <VisuallyHidden>{full}</VisuallyHidden>
      <DayNumber aria-hidden="true">
        <SmallCaps>{weekday}</SmallCaps>
        <b>{day}</b>
      </DayNumber>
    </>
  );
}
