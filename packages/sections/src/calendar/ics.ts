/** A calendar event, with times or all-day. */
export interface CalendarEvent {
  /** The unique id of the event, the same for every request and language. */
  uid: string;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  /** Two moments, or two days such as `2026-12-03`; `dayAfter` is the day after the last one. */
  when: { start: Date; end: Date } | { firstDay: string; dayAfter: string };
}

/** The properties that all events of a calendar share. */
export interface CalendarOptions {
  /** The product identifier (PRODID). */
  product: string;
  /** The moment of creation (DTSTAMP). */
  stamp: Date;
  /** The revision number, which grows with every change, so that calendar apps keep the newest one. */
  sequence: number;
}

const lineOctets = 75;
const encoder = new TextEncoder();

/** `2026-12-03T10:00:00.000Z` → `20261203T100000Z`. */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text value (RFC 5545, 3.3.11) and removes control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a line at 75 octets with CRLF and a space, without splitting characters. */
export function foldLine(line: string): string {
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
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
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

/** Serializes events as an iCalendar file (RFC 5545). */
export function serializeCalendar(events: CalendarEvent[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(options.product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
