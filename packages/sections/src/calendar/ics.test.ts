import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLine, serializeCalendar, type CalendarEvent } from './ics.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
console.log(`SEED=${seed}`);

const options = { product: '-//Kermesse//Programme//FR', stamp: new Date('2026-11-21T08:00:00Z'), sequence: 7 };
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Parses a file as calendar apps do: unfolds lines, splits each at the first colon, and unescapes values. */
function read(file: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const line of file.replaceAll('\r\n ', '').split('\r\n')) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const colon = line.indexOf(':');
    const event = events.at(-1);
    if (event !== undefined) {
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
      event[line.slice(0, colon)] = value;
    }
  }
  return events;
}

/** Returns a text as it is after writing and reading: with normalised line breaks and without control characters. */
const kept = (text: string) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '');

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).filter((each) => each.isWellFormed()),
  fc.constantFrom(
    'a;b,c\\n\nEND:VEVENT\r\nBEGIN:VEVENT',
    'é'.repeat(90),
    '🎉'.repeat(40),
    `${'x'.repeat(74)}é`,
    '\\',
    '',
  ),
);

const event: fc.Arbitrary<CalendarEvent> = fc.record({
  uid: fc.constant('agenda/event-agenda__main/1@kermesse.example'),
  summary: text,
  description: text,
  location: text,
  when: fc
    .record({
      from: fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true }),
      minutes: fc.integer({ min: 1, max: 5000 }),
    })
    .map(({ from, minutes }) => ({ start: from, end: new Date(from.getTime() + minutes * 60_000) })),
});

describe('a calendar file', () => {
  it('has lines of at most 75 octets that end with CRLF, for any text', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 3 }), (events) => {
        const file = serializeCalendar(events, options);
        expect(file.endsWith('\r\n')).toBe(true);
        const lines = file.slice(0, -2).split('\r\n');
        expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
        expect(lines.join('').includes('\n')).toBe(false);
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(events.length);
        expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(events.length);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('preserves every text', () => {
    fc.assert(
      fc.property(event, (one) => {
        const [back] = read(serializeCalendar([one], options));
        expect(back?.['SUMMARY']).toBe(kept(one.summary));
        expect(back?.['DESCRIPTION']).toBe(kept(one.description ?? ''));
        expect(back?.['LOCATION']).toBe(kept(one.location ?? ''));
      }),
      { seed, numRuns: 500 },
    );
  });

  it('unfolds a folded line to the original', () => {
    fc.assert(
      fc.property(text, (line) => {
        const one = line.replaceAll(/[\r\n]/g, '');
        expect(foldLine(one).replaceAll('\r\n ', '')).toBe(one);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('has the properties of an all-day event in the expected format', () => {
    const whole = {
      uid: 'a@b',
      summary: 'Salon, fête & bal',
      url: 'https://kermesse.example/fr/agenda',
      when: { firstDay: '2026-12-03', dayAfter: '2026-12-06' },
    };
    expect(serializeCalendar([whole], options).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kermesse//Programme//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20261121T080000Z',
      'SEQUENCE:7',
      'DTSTART;VALUE=DATE:20261203',
      'DTEND;VALUE=DATE:20261206',
      'SUMMARY:Salon\\, fête & bal',
      'URL:https://kermesse.example/fr/agenda',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});
