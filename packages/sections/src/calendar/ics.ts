/** Something that takes place: at a moment, or on whole days. */
export interface CalendarEvent {
  /** The same for the same event, whenever and in whichever language it is asked for. */
  uid: string;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  /** Moments, or days as `2026-12-03`; `end` is after the last one. */
  when: { start: Date; end: Date } | { firstDay: string; dayAfter: string };
}

/** What a calendar's events have in common. */
export interface CalendarOptions {
  /** Who made it. */
  product: string;
  /** When it was written. */
  stamp: Date;
  /** Counts up with every change, so that calendars take the newer one. */
  sequence: number;
}

const lineOctets = 75;
const encoder = new TextEncoder();

/** `2026-12-03T10:00:00.000Z` → `20261203T100000Z`. */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text as a value (RFC 5545, 3.3.11): what separates is escaped, other control characters go. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A line of at most 75 octets, continued after a space as often as needed; no character is cut in two. */
export function folded(line: string): string {
  let octets = 0;
  let written = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}

function linesOf(event: CalendarEvent, { stamp, sequence }: CalendarOptions): string[] {
  const { uid, summary, description, location, url, when } = event;
  const days = (day: string) => day.replaceAll('-', '');
  const times =
    'start' in when
      ? [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]
      : [`DTSTART;VALUE=DATE:${days(when.firstDay)}`, `DTEND;VALUE=DATE:${days(when.dayAfter)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

/** Events as a file that calendars take (iCalendar, RFC 5545). */
export function writeCalendar(events: CalendarEvent[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(options.product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
