import { languageTag } from '@kermesse/api/schemas/common/locale';
import { withFrenchFirst } from '@kermesse/api/schemas/common/long-date';
import { createUniqueId } from '../text/unique-id.ts';

/** An activity of a day. */
export interface Activity {
  scheduleIndex: number;
  /** In 24-hour time: `9:30` or `09:30`. */
  time: string;
  activity: string;
  description?: string;
  place?: string;
}

/** The fields of a section with a programme: its days, and the activities that refer to them. */
export interface ProgrammeFields {
  schedule: readonly { index: number; date: string }[];
  scheduleItems?: readonly Activity[];
}

/** An activity with its id in the programme, by which calendar files identify it. */
export interface ProgrammeActivity extends Activity {
  /**
   * The day's number and the time, `1-0930`; then a number for the second activity at that time. It is the same in
   * every language, and does not change when activities at other times are added.
   */
  id: string;
}

/** A day of the programme, with its activities sorted by time. */
export interface Day {
  id: string;
  date: string;
  activities: ProgrammeActivity[];
}

/** Converts a time to minutes since midnight, for sorting: `9:30` → 570. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Returns the days sorted by date, each with its activities sorted by time. Activities of unknown days are left out. Of
 * several days with one number, the first has the activities (see `checkDays`).
 */
export function programmeOf({ schedule, scheduleItems = [] }: ProgrammeFields): Day[] {
  const dayId = createUniqueId();
  const activityId = createUniqueId();
  return schedule
    .map(({ index, date }) => {
      const id = dayId(`day-${index}`);
      const activities = id === `day-${index}` ? scheduleItems.filter((item) => item.scheduleIndex === index) : [];
      return {
        id,
        index,
        date,
        activities: activities
          .toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time))
          .map((item) => ({ ...item, id: activityId(`${index}-${item.time.replace(':', '').padStart(4, '0')}`) })),
      };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.index - b.index)
    .map(({ id, date, activities }) => ({ id, date, activities }));
}

const parts = {
  weekday: { weekday: 'long' },
  day: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
/** The formats by language and part, cached because creating one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(part: keyof typeof parts, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${part}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { timeZone: 'UTC', ...parts[part] });
  formats.set(key, format);
  return format;
}

/** Formats the parts of a date such as `2026-12-03` in a language, as a calendar day without a time zone. */
export function datePartsOf(
  date: string,
  locale: string,
): { weekday: string; day: string; month: string; full: string } {
  const moment = new Date(`${date}T00:00:00Z`);
  const format = (part: keyof typeof parts) => formatOf(part, locale).format(moment);
  const weekday = format('weekday');
  return {
    weekday,
    day: format('day'),
    month: format('month'),
    // Joined by hand, because browsers and servers with different locale data disagree about a comma between the two.
    full: `${weekday} ${withFrenchFirst(format('date'), locale)}`,
  };
}

/**
 * Formats a time: `9:30` is `9 h 30` in French, `09:30` in English. Does not use Intl, so that server and browser
 * agree.
 */
export function formatTime(time: string, locale: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  if (locale === 'fr') return `${Number(hours)}\u00a0h\u00a0${minutes}`;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
