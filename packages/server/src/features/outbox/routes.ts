import { requestLocale } from '@kermesse/api/envelope';
import { Hono } from 'hono';
import type { BackgroundTasks } from '../../platform/process/background.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendDevelopmentPage } from '../../platform/html/development-page.ts';
import { outboxHtml, outboxMessages } from './outbox.ts';
import { outboxPage } from './page.ts';

/**
 * Creates the routes of the development outbox: a page with all messages, each email as it was sent, and all messages
 * as JSON at `/dev/outbox.json`. Mount them only if the outbox replaces a gateway.
 */
export function createOutboxPages(db: Database, background: BackgroundTasks): Hono {
  const pages = new Hono();
  // Wait for background work, so that the outbox contains the emails of all earlier requests.
  pages.use('/dev/*', async (_, next) => {
    await background.idle();
    await next();
  });
  pages.get('/dev/outbox', async (context) => {
    const locale = requestLocale(context.req.raw.headers);
    return sendDevelopmentPage(context, outboxPage(await outboxMessages(db), locale));
  });
  pages.get('/dev/outbox.json', async (context) =>
    context.json(await outboxMessages(db), 200, { 'cache-control': 'no-store' }),
  );
  pages.get('/dev/outbox/:id{[0-9]{1,9}}', async (context) => {
    const html = await outboxHtml(db, Number(context.req.param('id')));
    return html === undefined ? context.text('Not found', 404) : sendDevelopmentPage(context, html);
  });
  return pages;
}
