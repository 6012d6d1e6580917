import type { ResolvedSection } from '@kermesse/api/page-props';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { activityEvent, eventsOfProgramme, type EventData } from './events.ts';
import { serializeCalendar, type CalendarOptions } from './ics.ts';

/** A request for a calendar file, with the data of its page. */
export interface CalendarRequest {
  /** The page's slug. */
  page: string;
  /** The absolute URL of the page. */
  url: string;
  /** The language of the page. */
  locale: Locale;
  /** The id of an activity in the programme; without it, the file is that of the whole event. */
  item?: string;
  stamp: Date;
  sequence: number;
}

const hasProgramme = (data: Record<string, unknown>): boolean =>
  typeof data['title'] === 'string' && Array.isArray(data['schedule']);

/**
 * Creates the calendar file of a section with a programme, or of one of its activities.
 * @param section as on its page, in one language
 * @returns undefined if the section has no programme or not this activity
 */
export function calendarOf(
  section: ResolvedSection,
  { page, url, locale, item, stamp, sequence }: CalendarRequest,
): string | undefined {
  if (!hasProgramme(section.data)) return undefined;
  const data = section.data as unknown as EventData;
  const context = { name: `${page}/${section.id}`, host: new URL(url).host, url, locale };
  const activity = item === undefined ? undefined : activityEvent(data, item, context);
  const events = item === undefined ? eventsOfProgramme(data, context) : activity === undefined ? [] : [activity];
  const options: CalendarOptions = { product: '-//Kermesse//Programme//FR', stamp, sequence };
  return events.length === 0 ? undefined : serializeCalendar(events, options);
}
