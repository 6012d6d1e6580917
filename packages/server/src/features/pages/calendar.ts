import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { calendarOf } from '@kermesse/sections/calendar';
import type { Locale } from '@kermesse/sections/locale';
import { Hono } from 'hono';
import { slugOfPath } from '../content/slug.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { PageSource } from './page-source.ts';

interface CalendarServices {
  source: PageSource;
  /** The scheme and host of the site. */
  origin: string;
}

/** Returns a file name that is valid on every operating system. */
const fileName = (page: string, item?: string) =>
  `${page.replaceAll('/', '-')}${item === undefined ? '' : `-${item}`}.ics`;

/**
 * Creates the routes of calendar files for the programmes on pages:
 * `/{language}/calendar/{page}.ics?section={id}[&item={id of the activity}]`. The addresses are stable, so calendars
 * can subscribe to them. An unknown section or activity returns 404.
 */
export function createCalendars({ source, origin }: CalendarServices): Hono {
  const calendars = new Hono();
  calendars.get('/:locale{fr|en}/calendar/:page{.+\\.ics}', async (context) => {
    const locale = context.req.param('locale') as Locale;
    const page = context.req.param('page').slice(0, -'.ics'.length);
    const item = context.req.query('item');
    const missing = () => context.text('Not found', 404, { 'cache-control': 'no-cache' });
    if (item !== undefined && !/^[\d-]{1,30}$/.test(item)) return missing();
    const path = pathOfSlug(page);
    if (slugOfPath(path) !== page) return missing();
    const { props } = await source.propsFor(path, locale);
    const section = props.page?.sections.find(({ id }) => id === context.req.query('section'));
    const url = `${origin}/${locale}${path}`;
    const file =
      section && calendarOf(section, { page, url, locale, item, stamp: new Date(), sequence: Number(props.version) });
    if (file === undefined) return missing();
    return context.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachment(fileName(page, item)),
      'content-language': locale,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    });
  });
  return calendars;
}
