import { describe, expect, it } from 'vitest';
import { datePartsOf, programmeOf, formatTime } from './programme.ts';

describe('the programme', () => {
  it('sorts days by date and activities by time, without activities of unknown days', () => {
    const days = programmeOf({
      schedule: [
        { index: 2, date: '2026-12-04' },
        { index: 1, date: '2026-12-03' },
      ],
      scheduleItems: [
        { scheduleIndex: 2, time: '18:30', activity: 'Bal' },
        { scheduleIndex: 2, time: '9:30', activity: 'Café' },
        { scheduleIndex: 9, time: '10:00', activity: 'Nulle part' },
      ],
    });
    expect(days.map(({ date, activities }) => [date, activities.map(({ activity }) => activity)])).toEqual([
      ['2026-12-03', []],
      ['2026-12-04', ['Café', 'Bal']],
    ]);
  });

  it('keeps days with the same number, and gives each activity its own id', () => {
    const schedule = ['2026-12-04', '2026-12-03'].map((date) => ({ index: 1, date }));
    const scheduleItems = ['9:30', '09:30', '10:00'].map((time) => ({ scheduleIndex: 1, time, activity: 'Café' }));
    const days = programmeOf({ schedule, scheduleItems });
    expect(days.map(({ id, date, activities }) => [id, date, activities.map((each) => each.id)])).toEqual([
      ['day-1-2', '2026-12-03', []],
      ['day-1', '2026-12-04', ['1-0930', '1-0930-2', '1-1000']],
    ]);
  });

  it('formats a date as a calendar day, independent of the time zone', () => {
    expect(datePartsOf('2026-12-03', 'fr')).toEqual({
      weekday: 'jeudi',
      day: '3',
      month: 'décembre 2026',
      full: 'jeudi 3 décembre 2026',
    });
    expect(datePartsOf('2026-12-01', 'fr').full).toBe('mardi 1er décembre 2026');
    expect(datePartsOf('2026-12-01', 'en').full).toBe('Tuesday 1 December 2026');
    expect(datePartsOf('2027-05-29', 'en')).toEqual({
      weekday: 'Saturday',
      day: '29',
      month: 'May 2027',
      full: 'Saturday 29 May 2027',
    });
  });

  it.each([
    ['9:30', '9 h 30', '09:30'],
    ['00:05', '0 h 05', '00:05'],
    ['12:00', '12 h 00', '12:00'],
    ['18:30', '18 h 30', '18:30'],
  ])('formats the time %s', (time, fr, en) => {
    expect([formatTime(time, 'fr'), formatTime(time, 'en')].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      fr,
      en,
    ]);
  });
});
