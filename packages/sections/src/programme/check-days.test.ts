import { expect, it } from 'vitest';
import { parsePage } from '../page/page.ts';

it('reports a repeated day number and an activity of a day that does not exist, and keeps both', () => {
  const data = {
    title: 'Salon',
    schedule: [
      { index: 1, date: '2026-12-03' },
      { index: 1, date: '2026-12-04' },
    ],
    scheduleItems: [{ scheduleIndex: 11, time: '9:30', activity: 'Café' }],
  };
  const sections = [{ slug: 'event-schedule', pivot: { linkId: 'main' }, data }];
  const { page, faults } = parsePage({ slug: 'agenda', title: 'Agenda', sections }, { locale: 'fr' });
  expect(faults.map(({ code, path, section, kept }) => ({ code, path, section, kept }))).toEqual([
    {
      code: 'day-taken',
      path: 'sections[0].data.schedule[1].index',
      section: 'event-schedule__main',
      kept: true,
    },
    {
      code: 'day-unknown',
      path: 'sections[0].data.scheduleItems[0].scheduleIndex',
      section: 'event-schedule__main',
      kept: true,
    },
  ]);
  expect(page?.sections[0]?.data).toMatchObject(data);
});

it('names the place in the configuration when other items are invalid, and counts days without a date', () => {
  const data = {
    title: 'Salon',
    schedule: [{ index: 1 }, { index: '2', date: '2026-12-03' }, { index: 2, date: '2026-12-04' }],
    scheduleItems: [
      { scheduleIndex: 2, activity: 'Sans heure' },
      { scheduleIndex: 1, time: '9:30', activity: 'Café' },
      { scheduleIndex: 7, time: '9:30', activity: 'Nulle part' },
    ],
  };
  const sections = [{ slug: 'event-agenda', pivot: { linkId: 'main' }, data }];
  const { faults } = parsePage({ slug: 'agenda', title: 'Agenda', sections }, { locale: 'fr' });
  expect(faults.filter(({ code }) => code.startsWith('day-')).map(({ path }) => path)).toEqual([
    'sections[0].data.schedule[2].index',
    'sections[0].data.scheduleItems[2].scheduleIndex',
  ]);
});
