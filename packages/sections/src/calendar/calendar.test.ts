import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/page.ts';
import { examples as agenda } from '../sections/event-agenda/examples.ts';
import { examples as schedule } from '../sections/event-schedule/examples.ts';
import { registry } from '../schemas.generated.ts';
import { metaOf } from '../schema/meta.ts';
import { calendarOf } from './calendar.ts';

const sectionOf = (slug: string, data: object, locale: 'fr' | 'en' = 'fr') =>
  parsePage(
    { slug: 'agenda', title: 'Agenda', sections: [{ slug, pivot: { linkId: 'main' }, data }] },
    { locale, calendars: true },
  ).page?.sections[0];

const asked = {
  page: 'agenda',
  locale: 'fr' as const,
  url: 'https://kermesse.example/fr/agenda',
  stamp: new Date('2026-11-21T08:00:00Z'),
  sequence: 3,
};

function fileOf(section: ReturnType<typeof sectionOf>, item?: string): string | undefined {
  return section && calendarOf(section, { ...asked, ...(item !== undefined && { item }) });
}

const linesOf = (file: string | undefined, name: string) =>
  (file ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name));

/** Returns the DESCRIPTION lines of a section's file, with ordinary spaces. */
function descriptions(section: ReturnType<typeof sectionOf>, locale: 'fr' | 'en'): string[] {
  const file = section && calendarOf(section, { ...asked, locale });
  return linesOf(file, 'DESCRIPTION').map((line) => line.replaceAll('\u00a0', ' '));
}

describe('the calendar of a programme', () => {
  it('has one event for consecutive days', () => {
    const file = fileOf(sectionOf('event-schedule', schedule.typical.data));
    expect(linesOf(file, 'DT')).toEqual([
      'DTSTAMP:20261121T080000Z',
      'DTSTART;VALUE=DATE:20261203',
      'DTEND;VALUE=DATE:20261206',
    ]);
    expect(linesOf(file, 'SUMMARY')).toEqual(['SUMMARY:Salon de la Fête & du Mariage']);
    expect(linesOf(file, 'UID')).toEqual(['UID:agenda/event-schedule__main/day-1@kermesse.example']);
  });

  it('has one event with its hours per separate day', () => {
    const file = fileOf(sectionOf('event-agenda', agenda.typical.data));
    expect(linesOf(file, 'DTSTART')).toEqual([
      'DTSTART:20261212T150000Z',
      'DTSTART:20270116T093000Z',
      'DTSTART:20270213T180000Z',
    ]);
    expect(linesOf(file, 'DTEND')).toEqual([
      'DTEND:20261212T210000Z',
      'DTEND:20270116T120000Z',
      'DTEND:20270213T223000Z',
    ]);
  });

  it.each([
    [
      'fr',
      'Deux jours\\n\\nsamedi 5 décembre 2026\\n9 h 30 Café\\n20 h 00 Bal\\n\\ndimanche 6 décembre 2026\\n11 h 00 Visite',
    ],
    [
      'en',
      'Deux jours\\n\\nSaturday 5 December 2026\\n09:30 Café\\n20:00 Bal\\n\\nSunday 6 December 2026\\n11:00 Visite',
    ],
  ] as const)('lists the activities of consecutive days below their dates, %s', (locale, description) => {
    const data = {
      title: 'Salon',
      description: 'Deux jours',
      schedule: ['2026-12-05', '2026-12-06', '2026-12-07'].map((date, index) => ({ index, date })),
      scheduleItems: [
        { scheduleIndex: 0, time: '9:30', activity: 'Café' },
        { scheduleIndex: 0, time: '20:00', activity: 'Bal' },
        { scheduleIndex: 1, time: '11:00', activity: 'Visite' },
      ],
    };
    expect(descriptions(sectionOf('event-schedule', data, locale), locale)).toEqual([`DESCRIPTION:${description}`]);
  });

  it('lists the activities of a separate day without its date', () => {
    expect(descriptions(sectionOf('event-schedule', schedule.minimal.data), 'fr')).toEqual([
      'DESCRIPTION:15 h 00 Visite des jardins',
    ]);
  });

  it('has one activity that ends when the next one begins', () => {
    const file = fileOf(sectionOf('event-agenda', agenda.typical.data), '1-1500');
    expect(linesOf(file, 'SUMMARY')).toEqual(['SUMMARY:Goûter des traiteurs']);
    expect(linesOf(file, 'DTSTART')).toEqual(['DTSTART:20261212T150000Z']);
    expect(linesOf(file, 'DTEND')).toEqual(['DTEND:20261212T173000Z']);
    expect(linesOf(file, 'LOCATION')).toEqual(['LOCATION:Sous le manguier\\, Au jardin de Kermesse']);
  });

  it.each(['event-agenda', 'event-schedule'] as const)('has the location from the field “Place” of %s', (slug) => {
    const file = fileOf(sectionOf(slug, agenda.typical.data));
    expect(linesOf(file, 'LOCATION')).toContain('LOCATION:Au jardin de Kermesse');
    const field = metaOf(registry[slug].schema).fields?.['subtitle'];
    expect(field && metaOf(field).label.en).toBe('Place');
  });

  it('has the same event ids in every language', () => {
    const of = (locale: 'fr' | 'en') =>
      linesOf(fileOf(sectionOf('event-agenda', agenda.typical.data, locale), '1-1730'), 'UID');
    expect(of('fr')).toEqual(['UID:agenda/event-agenda__main/1-1730@kermesse.example']);
    expect(of('en')).toEqual(of('fr'));
  });

  it('keeps the id of an activity when another one is added before it', () => {
    const { scheduleItems } = agenda.typical.data;
    const changed = {
      ...agenda.typical.data,
      scheduleItems: [{ scheduleIndex: 1, time: '9:00', activity: 'Café' }, ...scheduleItems],
    };
    const of = (data: object) => linesOf(fileOf(sectionOf('event-agenda', data), '1-1500'), 'SUMMARY');
    expect(of(changed)).toEqual(of(agenda.typical.data));
  });

  it('has the hours of all activities of one date', () => {
    const data = {
      title: 'Deux salles',
      schedule: [
        { index: 1, date: '2026-12-03' },
        { index: 2, date: '2026-12-03' },
      ],
      scheduleItems: [
        { scheduleIndex: 1, time: '14:00', activity: 'Bal' },
        { scheduleIndex: 2, time: '9:00', activity: 'Café' },
        { scheduleIndex: 2, time: '11:00', activity: 'Visite' },
      ],
    };
    expect(linesOf(fileOf(sectionOf('event-agenda', data)), 'DTSTART')).toEqual(['DTSTART:20261203T090000Z']);
    expect(linesOf(fileOf(sectionOf('event-agenda', data)), 'DTEND')).toEqual(['DTEND:20261203T150000Z']);
  });

  it('converts times from the time zone of the programme', () => {
    const file = fileOf(sectionOf('event-agenda', { ...agenda.minimal.data, timeZone: 'Europe/Paris' }), '1-1500');
    expect(linesOf(file, 'DTSTART')).toEqual(['DTSTART:20270116T140000Z']);
  });

  it('is undefined without a programme or the requested activity', () => {
    expect(fileOf(sectionOf('event-agenda', agenda.typical.data), '1-2359')).toBeUndefined();
    expect(fileOf(sectionOf('event-agenda', agenda.typical.data), '1')).toBeUndefined();
    expect(fileOf(sectionOf('banner', { title: 'Bonjour' }))).toBeUndefined();
  });

  it('is offered with its URL and time zone', () => {
    expect(sectionOf('event-agenda', agenda.typical.data, 'en')?.data['calendar']).toEqual({
      file: '/en/calendar/agenda.ics?section=event-agenda__main',
      zone: 'GMT',
    });
  });

  it('is not offered by a site without calendar files', () => {
    const sections = [{ slug: 'event-agenda', pivot: { linkId: 'main' }, data: agenda.minimal.data }];
    const { page } = parsePage({ slug: 'agenda', title: 'Agenda', sections }, { locale: 'fr' });
    expect(page?.sections[0]?.data).not.toHaveProperty('calendar');
  });

  it('is offered with both offsets if the clocks change during the programme', () => {
    const days = ['2026-01-16', '2026-07-16'].map((date, index) => ({ index, date }));
    const data = { ...agenda.typical.data, schedule: days, scheduleItems: [], timeZone: 'Europe/Paris' };
    expect(sectionOf('event-agenda', data)?.data['calendar']).toMatchObject({ zone: 'GMT+1 / GMT+2' });
  });

  it('has a URL even if the link id of the section is a lone surrogate', () => {
    const half = { slug: 'event-agenda', pivot: { linkId: '\uD800' }, data: agenda.typical.data };
    const section = parsePage({ slug: 'agenda', title: 'Agenda', sections: [half] }, { locale: 'fr', calendars: true })
      .page?.sections[0];
    expect(section?.data['calendar']).toMatchObject({
      file: '/fr/calendar/agenda.ics?section=event-agenda__%EF%BF%BD',
    });
  });
});
