import { Hono, type Context } from 'hono';
import type { BackgroundTasks } from '../../platform/process/background.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagePolicy, styleAttributesOf } from '../../platform/security/content-security-policy.ts';
import { acceptedLocale } from '../../platform/http/negotiate.ts';
import { outboxHtml, outboxMessages } from './outbox.ts';
import { outboxPage, outboxStyle } from './page.ts';

function sendHtml(context: Context, html: string, styles: string[]): Response {
  const policy = pagePolicy({ scripts: [], styles, styleAttributes: styleAttributesOf(html) }, { secure: false });
  return context.body(html, 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}

const stylesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);

/**
 * Creates the routes of the development outbox: a page with all messages, each mail as it was sent, and all messages as
 * JSON at `/dev/outbox.json`. Mount them only if the outbox replaces a gateway.
 */
export function createOutboxPages(db: Database, background: BackgroundTasks): Hono {
  const pages = new Hono();
  // Wait for background work, so that the outbox contains the mails of all earlier requests.
  pages.use('/dev/*', async (_, next) => {
    await background.idle();
    await next();
  });
  pages.get('/dev/outbox', async (context) => {
    const locale = acceptedLocale(context.req.header('accept-language') ?? '') ?? 'fr';
    return sendHtml(context, outboxPage(await outboxMessages(db), locale), [outboxStyle]);
  });
  pages.get('/dev/outbox.json', async (context) => {
    const messages = await outboxMessages(db);
    const serialized = messages.map(({ id, kind, to, subject, text, links, code, sentAt }) => ({
      id,
      kind,
      to,
      subject,
      text,
      links,
      code,
      sentAt: sentAt.toISOString(),
    }));
    return context.json(serialized, 200, { 'cache-control': 'no-store' });
  });
  pages.get('/dev/outbox/:id{[0-9]{1,9}}', async (context) => {
    const html = await outboxHtml(db, Number(context.req.param('id')));
    return html === undefined ? context.text('Not found', 404) : sendHtml(context, html, stylesOf(html));
  });
  return pages;
}
