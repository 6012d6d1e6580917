import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@kermesse/api/schemas/common/locale';
import { anchor } from '@kermesse/sections/schema';
import { expect, it } from 'vitest';
import { messagesTo } from '../support/accounts/outbox.ts';
import { inTurn } from '../support/combinations.ts';
import { openPage, simulateIntent, waitForHydration } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

/** Reads the texts of a section. */
const texts = async (section: string, locale: string): Promise<Record<string, string>> =>
  JSON.parse(
    await readFile(join(import.meta.dirname, `../../../sections/src/sections/${section}/texts.${locale}.json`), 'utf8'),
  ) as Record<string, string>;

it.each(inTurn(locales, 0))('keeps and sends a contact message with JavaScript switched off, %s', async (locale) => {
  const t = await texts('contact', locale);
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/${locale}/contact`);
  const form = page.getByRole('form', { name: t['formTitle'] });
  const field = (name: string) => form.getByRole('textbox', { name: t[name] });
  const send = form.getByRole('button', { name: t['send'] });
  const written = {
    name: 'Afi Mensah',
    emailAddress: 'afi',
    phoneNumber: '+228 90 12 34 56',
    subject: `Un mariage, ${locale}`,
  };
  const isKept = async () => {
    for (const [name, value] of Object.entries(written)) expect(await field(name).inputValue()).toBe(value);
  };
  for (const [name, value] of Object.entries(written)) await field(name).fill(value);
  await field('message').fill('Nous cherchons une chorale.');
  // The browser restores the fields after the visitor has looked at another page.
  await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
  await page.waitForURL('**/agenda');
  await page.goBack();
  await isKept();
  expect(await field('message').inputValue()).toBe('Nous cherchons une chorale.');
  await field('message').fill('');
  await send.click();

  expect(await field('emailAddress').getAttribute('aria-invalid')).toBe('true');
  await form.getByText(t['emailInvalid'] ?? '').waitFor();
  expect(await form.getByText(t['required'] ?? '').count(), 'the message is missing').toBe(1);
  await isKept();

  await field('emailAddress').fill('afi@exemple.tg');
  await field('message').fill(`Nous serons deux cents <b>invités</b>, ${locale}.`);
  await send.click();
  await form.getByText(t['success'] ?? '').waitFor();
  expect(await form.getByRole('status').isVisible()).toBe(true);
  expect(await field('message').inputValue()).toBe('');
  expect(new URL(page.url()).hash, 'the form is in view').toMatch(/^#contact__/);
  await page.reload();
  await form.getByText(t['success'] ?? '').waitFor();
  const sent = (await messagesTo(site, 'bonjour@kermesse.example')).filter(({ text }) =>
    text.includes(`deux cents <b>invités</b>, ${locale}.`),
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('Afi Mensah');
});

it.each(inTurn(locales, 1))('subscribes to the newsletter with JavaScript switched off, %s', async (locale) => {
  const t = await texts('newsletter', locale);
  const { page } = await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${site.origin}/${locale}/charte`);
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: t['label'] });
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: t['subscribe'] });
  await field.fill('ni l’un ni l’autre');
  expect(await subscribe.getAttribute('aria-disabled'), 'the button is not announced as disabled').toBeNull();
  await subscribe.press('Enter');
  await page
    .getByRole('contentinfo')
    .locator('[data-kind="error"]')
    .getByText(t['neither'] ?? '')
    .waitFor();
  expect(await field.inputValue()).toBe('ni l’un ni l’autre');
  await field.fill(`ama.${locale}@exemple.tg`);
  await subscribe.press('Enter');
  await page
    .getByRole('contentinfo')
    .getByText(t['success'] ?? '')
    .waitFor();
  expect(await field.inputValue()).toBe('');
});

it('with JavaScript switched off, shows the success of a form only in that form, and every day of a programme', async () => {
  const t = await texts('newsletter', 'en');
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/en/`);
  const section = page.locator('[data-section="newsletter"]');
  await section.getByRole('textbox', { name: t['label'] }).fill('akouvi@exemple.tg');
  await section.getByRole('textbox', { name: t['label'] }).press('Enter');
  await section.getByText(t['success'] ?? '').waitFor();
  expect(await page.getByText(t['success'] ?? '').count(), 'the footer has a form too').toBe(1);

  await page.goto(`${site.origin}/en/agenda`);
  const programme = page.locator('[data-section-id="event-schedule__fair"]');
  expect(await programme.getByRole('tab').count()).toBe(0);
  const days = programme.getByRole('heading', { level: 2 });
  expect(await days.allInnerTexts()).toEqual([
    'Thursday 3 December 2026',
    'Friday 4 December 2026',
    'Saturday 5 December 2026',
  ]);
  expect(await programme.getByRole('listitem').count()).toBe(12);
  const link = programme.getByRole('link', { name: /Closing ball/ });
  await link.focus();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('hydrates a page that shows the result of a posted form', async () => {
  const { page } = await openPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  const t = await texts('contact', 'en');
  await page.goto(`${site.origin}/en/contact?sent=contact`);
  const form = page.getByRole('form', { name: t['formTitle'] });
  await form.getByText(t['success'] ?? '').waitFor();
  const subject = form.getByRole('textbox', { name: t['subject'] });
  await subject.focus();
  await simulateIntent(page, '[data-section="contact"]');
  await waitForHydration(form);
  await subject.pressSequentially('A');
  await expect.poll(() => form.getByText(t['success'] ?? '').count()).toBe(0);
  expect(consoleMessages.filter((text) => !text.includes('GL Driver Message'))).toEqual([]);
});

it('no section can have the anchor of an element of the page itself', async () => {
  const html = await (await fetch(`${site.origin}/fr/charte`)).text();
  const ids = [...html.matchAll(/ id="([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map(([, id]) => id);
  const field = anchor({ label: { fr: '', en: '' } });
  expect(ids).toContain('menu-panel');
  expect(ids.filter((id) => field.safeParse(id).success)).toEqual([]);
});

it('says below the title of the login that JavaScript is switched off', async () => {
  const { page } = await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${site.origin}/fr/login`);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const notice = await page.locator('noscript > *').filter({ hasText: 'JavaScript est désactivé' }).boundingBox();
  if (title === null || notice === null) throw new Error('the title or the notice is not shown');
  expect(notice.y - title.y - title.height).toBeGreaterThan(12);
});
