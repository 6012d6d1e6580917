import { languageTag } from '@kermesse/api/schemas/common/locale';

/** What takes place at some time of a day. */
export interface Activity {
  scheduleIndex: number;
  /** By the 24-hour clock: `9:30` or `09:30`. */
  time: string;
  activity: string;
  description?: string;
  place?: string;
}

/** The fields of a section that has a programme: its days, and the activities that refer to them. */
export interface ProgrammeFields {
  schedule: readonly { index: number; date: string }[];
  scheduleItems?: readonly Activity[];
}

/** An activity with its place in the configuration's list, from 0: what it is known by elsewhere. */
export interface PlacedActivity extends Activity {
  position: number;
}

/** One day of the programme, its activities by the clock. */
export interface Day {
  id: string;
  date: string;
  activities: PlacedActivity[];
}

/** `9:30` → 570: minutes since midnight, for ordering. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The days by date, each with its activities by time. Activities of no known day are left out. */
export function programmeOf({ schedule, scheduleItems = [] }: ProgrammeFields): Day[] {
  const days = new Map(schedule.map((day) => [day.index, day]));
  const placed = scheduleItems.map((item, position) => ({ ...item, position }));
  return [...days.values()]
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.index - b.index)
    .map(({ index, date }) => ({
      id: `day-${index}`,
      date,
      activities: placed
        .filter(({ scheduleIndex }) => scheduleIndex === index)
        .toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time)),
    }));
}

const parts = {
  weekday: { weekday: 'long' },
  day: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
/** By language and part: to make a format takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(part: keyof typeof parts, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${part}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { timeZone: 'UTC', ...parts[part] });
  formats.set(key, format);
  return format;
}

/** `2026-12-03` → its parts in a language, read as the calendar day it is, in no time zone. */
export function datePartsOf(
  date: string,
  locale: string,
): { weekday: string; day: string; month: string; full: string } {
  const moment = new Date(`${date}T00:00:00Z`);
  const written = (part: keyof typeof parts) => formatOf(part, locale).format(moment);
  const weekday = written('weekday');
  return {
    weekday,
    day: written('day'),
    month: written('month'),
    // Whether there is a comma between the two depends on the version of the language data: server and browser must
    // agree.
    full: `${weekday} ${written('date')}`,
  };
}

/** `9:30` as it is written: `9 h 30` in French, `09:30` in English. Without Intl, so that server and browser agree. */
export function writtenTime(time: string, locale: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  if (locale === 'fr') return `${Number(hours)}\u00a0h\u00a0${minutes}`;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
