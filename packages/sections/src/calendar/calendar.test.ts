import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/page.ts';
import { examples as agenda } from '../sections/event-agenda/examples.ts';
import { examples as schedule } from '../sections/event-schedule/examples.ts';
import { calendarOf } from './calendar.ts';

const sectionOf = (slug: string, data: object, locale: 'fr' | 'en' = 'fr') =>
  parsePage({ slug: 'agenda', title: 'Agenda', sections: [{ slug, pivot: { linkId: 'main' }, data }] }, { locale }).page
    ?.sections[0];

const asked = {
  page: 'agenda',
  url: 'https://kermesse.example/fr/agenda',
  stamp: new Date('2026-11-21T08:00:00Z'),
  sequence: 3,
};

function fileOf(section: ReturnType<typeof sectionOf>, item?: number): string | undefined {
  return section && calendarOf(section, { ...asked, ...(item !== undefined && { item }) });
}

const linesOf = (file: string | undefined, name: string) =>
  (file ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name));

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
    expect(linesOf(file, 'DESCRIPTION')[0]).toContain('2026-12-05 20:00 Bal de clôture');
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

  it('has one activity that ends when the next one begins', () => {
    const file = fileOf(sectionOf('event-agenda', agenda.typical.data), 1);
    expect(linesOf(file, 'SUMMARY')).toEqual(['SUMMARY:Goûter des traiteurs']);
    expect(linesOf(file, 'DTSTART')).toEqual(['DTSTART:20261212T150000Z']);
    expect(linesOf(file, 'DTEND')).toEqual(['DTEND:20261212T173000Z']);
    expect(linesOf(file, 'LOCATION')).toEqual(['LOCATION:Sous le manguier\\, Au jardin de Kermesse']);
  });

  it('has the same event ids in every language', () => {
    const of = (locale: 'fr' | 'en') =>
      linesOf(fileOf(sectionOf('event-agenda', agenda.typical.data, locale), 2), 'UID');
    expect(of('fr')).toEqual(['UID:agenda/event-agenda__main/2@kermesse.example']);
    expect(of('en')).toEqual(of('fr'));
  });

  it('converts times from the time zone of the programme', () => {
    const file = fileOf(sectionOf('event-agenda', { ...agenda.minimal.data, timeZone: 'Europe/Paris' }), 1);
    expect(linesOf(file, 'DTSTART')).toEqual(['DTSTART:20270116T140000Z']);
  });

  it('is undefined without a programme or the requested activity', () => {
    expect(fileOf(sectionOf('event-agenda', agenda.typical.data), 99)).toBeUndefined();
    expect(fileOf(sectionOf('event-agenda', agenda.typical.data), 0)).toBeUndefined();
    expect(fileOf(sectionOf('banner', { title: 'Bonjour' }))).toBeUndefined();
  });

  it('is offered with its URL and time zone', () => {
    expect(sectionOf('event-agenda', agenda.typical.data, 'en')?.data['calendar']).toEqual({
      file: '/en/calendar/agenda.ics?section=event-agenda__main',
      zone: 'GMT',
    });
  });

  it('has a URL even if the link id of the section is a lone surrogate', () => {
    const half = { slug: 'event-agenda', pivot: { linkId: '\uD800' }, data: agenda.typical.data };
    const section = parsePage({ slug: 'agenda', title: 'Agenda', sections: [half] }, { locale: 'fr' }).page
      ?.sections[0];
    expect(section?.data['calendar']).toMatchObject({
      file: '/fr/calendar/agenda.ics?section=event-agenda__%EF%BF%BD',
    });
  });
});
