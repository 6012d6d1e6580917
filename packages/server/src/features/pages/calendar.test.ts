import { describe, expect, it } from 'vitest';
import { writeBundle } from '../content/store.ts';
import { checkDocument } from '../content/bundle.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite } from '../../testing/site.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';

const programme = {
  title: { fr: 'Salon de la Fête', en: 'The Party Fair' },
  subtitle: 'Lomé',
  schedule: [{ index: 1, date: '2026-12-03' }],
  scheduleItems: [
    { scheduleIndex: 1, time: '18:00', activity: { fr: 'Bal', en: 'Ball' } },
    { scheduleIndex: 1, time: '9:30', activity: { fr: 'Café', en: 'Coffee' } },
  ],
};
const page = (slug: string) => ({
  slug,
  title: 'Agenda',
  sections: [
    { slug: 'event-agenda', pivot: { linkId: 'main' }, data: programme },
    { slug: 'banner', pivot: { linkId: 'b' }, data: { title: 'Bonjour' } },
    { slug: 'event-agenda', pivot: { linkId: 'hidden' }, data: programme },
  ],
  sectionsDisabled: ['event-agenda__hidden'],
});

const database = await testDatabase();
const site = testSite({ ...database, exclusive: false }, { PUBLIC_URL: 'http://localhost:3000' }, stubApp());
await writeBundle(
  database.db,
  checkDocument({ site: { name: 'Kermesse' }, pages: [page('home'), page('salon/agenda')] }).bundle,
);

const get = async (path: string): Promise<Response> => site.site.request(path);

describe('calendar files', () => {
  it('are served by page and section, in the language of the address', async () => {
    const response = await get('/en/calendar/salon/agenda.ics?section=event-agenda__main');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="salon-agenda.ics"');
    const text = await response.text();
    expect(text).toContain('SUMMARY:The Party Fair\r\n');
    expect(text).toContain('DTSTART:20261203T093000Z\r\n');
    expect(text).toContain('URL:http://localhost:3000/en/salon/agenda\r\n');
  });

  it('contain a single activity if the address has its number', async () => {
    const response = await get('/fr/calendar/home.ics?section=event-agenda__main&item=1-1800');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="home-1-1800.ics"');
    const text = await response.text();
    expect(text).toContain('SUMMARY:Bal\r\n');
    expect(text).toContain('UID:home/event-agenda__main/1-1800@localhost:3000\r\n');
    expect(text).toContain('URL:http://localhost:3000/fr/\r\n');
  });

  it.each([
    '/fr/calendar/home.ics',
    '/fr/calendar/home.ics?section=banner__b',
    '/fr/calendar/home.ics?section=event-agenda__hidden',
    '/fr/calendar/home.ics?section=event-agenda__main&item=1-1801',
    '/fr/calendar/home.ics?section=event-agenda__main&item=1',
    '/fr/calendar/home.ics?section=event-agenda__main&item=%0d%0a',
    '/fr/calendar/nowhere.ics?section=event-agenda__main',
    '/fr/calendar/..%2fhome.ics?section=event-agenda__main',
    '/fr/calendar/login.ics?section=event-agenda__main',
  ])('%s returns 404', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(site.reported).toEqual([]);
  });
});
