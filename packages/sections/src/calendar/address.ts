import type { SectionPageData } from '../schema/section.ts';
import type { ProgrammeFields } from './programme.ts';
import { homeZone, zoneLabel } from './zone.ts';

/** The data with which a view offers a programme to calendar apps. */
export interface CalendarOffer {
  /** The URL of the event's calendar file; it works without JavaScript. */
  file: string;
  /** The label of the time zone, such as `GMT`. */
  zone: string;
}

/** Returns the URL of a section's calendar file. It contains the language, because calendar apps send none. */
function calendarFile({ page, id, locale }: Omit<SectionPageData, 'site'>): string {
  return `/${locale}/calendar/${page}.ics?section=${encodeURIComponent(id.toWellFormed())}`;
}

/** Returns the URL of one activity's file. `position` is its index in `scheduleItems`. */
export function activityFile(file: string, position: number): string {
  return `${file}&item=${position + 1}`;
}

/** Returns the calendar data of a section with a programme; none without days. */
export function calendarOffer(
  { schedule, timeZone = homeZone }: ProgrammeFields & { timeZone?: string },
  around: SectionPageData,
): { calendar?: CalendarOffer } {
  const [first] = schedule.map(({ date }) => date).toSorted();
  return first === undefined ? {} : { calendar: { file: calendarFile(around), zone: zoneLabel(first, timeZone) } };
}
