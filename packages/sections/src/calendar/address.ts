import type { Surroundings } from '../schema/section.ts';
import type { ProgrammeFields } from './programme.ts';
import { homeZone, zoneLabel } from './zone.ts';

/** What a view needs to offer a programme to calendars. */
export interface CalendarOffer {
  /** The address of the event's file; it works without any code. */
  file: string;
  /** The zone of the times, as people read it. */
  zone: string;
}

/** The address of a section's calendar. In one language, since calendars ask without saying theirs. */
function calendarFile({ page, id, locale }: Omit<Surroundings, 'site'>): string {
  return `/${locale}/calendar/${page}.ics?section=${encodeURIComponent(id.toWellFormed())}`;
}

/** The file of one activity, by its place in `scheduleItems` (from 0). */
export function activityFile(file: string, position: number): string {
  return `${file}&item=${position + 1}`;
}

/** What sections with a programme take from around them. */
export function calendarOffer(
  { schedule, timeZone = homeZone }: ProgrammeFields & { timeZone?: string },
  around: Surroundings,
): { calendar?: CalendarOffer } {
  const [first] = schedule.map(({ date }) => date).toSorted();
  return first === undefined ? {} : { calendar: { file: calendarFile(around), zone: zoneLabel(first, timeZone) } };
}
