import type { Locale } from '@kermesse/api/schemas/common/locale';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import { datePartsOf, formatTime, programmeOf, type Day, type ProgrammeFields } from './programme.ts';
import type { CalendarEvent } from './ics.ts';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';
import { homeZone, momentOf } from './zone.ts';

/** The data of a section with a programme. */
export interface EventData extends ProgrammeFields {
  title: string;
  subtitle?: string;
  description?: string;
  timeZone?: string;
}

/** The section and page of an event. */
export interface EventContext {
  /** Identifies the section on the site: `agenda/event-agenda__main`. */
  name: string;
  /** The site's host. */
  host: string;
  /** The URL of the page. */
  url: string;
  /** The language of the page. */
  locale: Locale;
}

const minute = 60_000;
/** The duration of the last activity of a day, and the maximum duration of the others, in minutes. */
const defaultDuration = 60;
const maxDuration = 180;

/** Returns the starts of a day's activities, in order. */
const startsOf = (day: Day, zone: string): number[] =>
  day.activities.map(({ time }) => momentOf(day.date, time, zone).getTime()).toSorted((one, other) => one - other);

/** Returns the end of an activity: the next of the day's `starts`, at most `longest` minutes later. */
function endOf(starts: readonly number[], start: number): number {
  const next = starts.find((each) => each > start);
  return next === undefined ? start + defaultDuration * minute : Math.min(next, start + maxDuration * minute);
}

const joinParts = (...parts: (string | undefined)[]) => {
  const present = parts.filter((part) => part !== undefined && part !== '');
  return present.length === 0 ? undefined : present.join(', ');
};

/** Returns the activity with an id; undefined if it does not exist. */
export function activityEvent(
  data: EventData,
  id: string,
  { name, host, url }: EventContext,
): CalendarEvent | undefined {
  const zone = data.timeZone ?? homeZone;
  for (const day of programmeOf(data)) {
    const activity = day.activities.find((each) => each.id === id);
    if (activity === undefined) continue;
    const start = momentOf(day.date, activity.time, zone);
    return {
      uid: `${name}/${id}@${host}`,
      summary: activity.activity,
      description: joinParts(activity.description, withoutEmphasis(data.title)),
      location: joinParts(activity.place, data.subtitle),
      url,
      when: { start, end: new Date(endOf(startsOf(day, zone), start.getTime())) },
    };
  }
  return undefined;
}

/** `2026-12-03` → `2026-12-04`. */
const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMilliseconds).toISOString().slice(0, 10);

/** Groups consecutive days. */
function runsOf(days: Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const lastDate = last?.at(-1)?.date;
    if (last !== undefined && (lastDate === day.date || (lastDate !== undefined && dayAfter(lastDate) === day.date)))
      last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Returns the programme of a day, one line per activity; undefined without activities. */
function programmeText({ date, activities }: Day, withDate: boolean, locale: Locale): string | undefined {
  if (activities.length === 0) return undefined;
  const lines = activities.map(({ time, activity }) => `${formatTime(time, locale)} ${activity}`);
  return [...(withDate ? [datePartsOf(date, locale).full] : []), ...lines].join('\n');
}

/** Returns the hours of days with the same date, such as those of two halls; undefined without activities. */
function hoursOf(days: readonly Day[], zone: string): { start: Date; end: Date } | undefined {
  const hours = days
    .map((day) => startsOf(day, zone))
    .flatMap((starts) => starts.map((start) => ({ start, end: endOf(starts, start) })));
  const [first, ...others] = hours;
  if (first === undefined) return undefined;
  return {
    start: new Date(others.reduce((earliest, { start }) => Math.min(earliest, start), first.start)),
    end: new Date(others.reduce((latest, { end }) => Math.max(latest, end), first.end)),
  };
}

/**
 * Returns the events of a whole programme: one with its hours for a separate day, one all-day event for consecutive
 * days. Their descriptions contain the programme.
 */
export function eventsOfProgramme(data: EventData, { name, host, url, locale }: EventContext): CalendarEvent[] {
  const zone = data.timeZone ?? homeZone;
  return runsOf(programmeOf(data)).map((run) => {
    const [first] = run as [Day, ...Day[]];
    const last = run.at(-1) ?? first;
    const programme = run.map((day) => programmeText(day, first.date !== last.date, locale));
    return {
      uid: `${name}/${first.id}@${host}`,
      summary: withoutEmphasis(data.title),
      description: [data.description, ...programme].filter((part) => part !== undefined).join('\n\n') || undefined,
      location: data.subtitle,
      url,
      when:
        (first.date === last.date ? hoursOf(run, zone) : undefined) ??
        ({ firstDay: first.date, dayAfter: dayAfter(last.date) } as const),
    };
  });
}
