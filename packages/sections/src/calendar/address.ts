import type { SectionPageData } from '../schema/section.ts';
import type { ProgrammeFields } from './programme.ts';
import { homeZone, zoneLabels } from './zone.ts';

/** The data with which a view offers a programme to calendar apps. */
export interface CalendarOffer {
  /** The URL of the event's calendar file; it works without JavaScript. */
  file: string;
  /** The label of the time zone, such as `GMT`; two if the clocks change during the programme. */
  zone: string;
}

/** Returns the URL of a section's calendar file. It contains the language, because calendar apps send none. */
function calendarFile({ page, id, locale }: SectionPageData): string {
  return `/${locale}/calendar/${page}.ics?section=${encodeURIComponent(id.toWellFormed())}`;
}

/** Returns the URL of one activity's file. `id` identifies it in the programme. */
export function activityFile(file: string, id: string): string {
  return `${file}&item=${id}`;
}

/** Returns the calendar data of a section with a programme; none without days, or if the site serves no calendars. */
export function calendarOffer(
  { schedule, timeZone = homeZone }: ProgrammeFields & { timeZone?: string },
  pageData: SectionPageData,
): { calendar?: CalendarOffer } {
  if (schedule.length === 0 || pageData.calendars !== true) return {};
  const dates = schedule.map(({ date }) => date);
  return { calendar: { file: calendarFile(pageData), zone: zoneLabels(dates, timeZone) } };
}
