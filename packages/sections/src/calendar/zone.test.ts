import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, momentOf, zoneLabels } from './zone.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
console.log(`SEED=${seed}`);

const shownIn = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

describe('times in a time zone', () => {
  it.each([
    ['2026-12-03', '9:30', 'Africa/Lome', '2026-12-03T09:30:00.000Z'],
    ['2026-12-03', '18:00', 'Europe/Paris', '2026-12-03T17:00:00.000Z'],
    ['2026-07-14', '18:00', 'Europe/Paris', '2026-07-14T16:00:00.000Z'],
    ['2026-12-31', '23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    ['2026-12-03', '10:00', 'Asia/Kolkata', '2026-12-03T04:30:00.000Z'],
    // Skipped by the clocks: the hour after. Repeated by the clocks: the first.
    ['2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ])('momentOf converts %s %s in %s', (date, time, zone, moment) =>
    expect(momentOf(date, time, zone).toISOString()).toBe(moment),
  );

  it('momentOf returns the moment at which the time zone shows the given time', () => {
    const zones = [
      'Africa/Lome',
      'Africa/Lagos',
      'Europe/Paris',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (zone, days, hour, minute) => {
          const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
          const time = `${hour}:${String(minute).padStart(2, '0')}`;
          const shown = shownIn(momentOf(date, time, zone), zone);
          const meant = `${date} ${time.padStart(5, '0')}`;
          // Only an hour that the clocks skip differs; it is later than the given one.
          if (shown !== meant)
            expect(
              Date.parse(`${shown.replace(' ', 'T')}Z`) - Date.parse(`${meant.replace(' ', 'T')}Z`),
            ).toBeGreaterThan(0);
        },
      ),
      { seed, numRuns: 500 },
    );
  });

  it('isTimeZone accepts the names of time zones only', () => {
    for (const name of ['Africa/Lome', 'UTC', 'Europe/Paris']) expect(isTimeZone(name)).toBe(true);
    for (const name of ['', 'Lomé', '+01:00', 'Africa/Nowhere']) expect(isTimeZone(name)).toBe(false);
  });

  it('zoneLabels returns the offsets from GMT', () => {
    expect(
      ['Africa/Lome', 'Africa/Lagos', 'Asia/Kolkata', 'America/New_York'].map((zone) =>
        zoneLabels(['2026-12-03'], zone),
      ),
    ).toEqual(['GMT', 'GMT+1', 'GMT+5:30', 'GMT−5']);
  });
});
