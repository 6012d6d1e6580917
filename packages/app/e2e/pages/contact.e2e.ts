import { readFileSync } from 'node:fs';
import type { Dialog, Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importPages } from '../support/content.ts';
import { hold, slowCode } from '../support/scripts.ts';
import { openPage, hydrated, waitForHydration } from '../support/visitor.ts';
import { sharedSite, startSite } from '../support/site.ts';

const site = await sharedSite();

const letter = (message: string) => ({
  Nom: 'Afi Mensah',
  'Adresse e-mail': 'afi@exemple.tg',
  Téléphone: '+228 90 12 34 56',
  Objet: 'Un mariage en décembre',
  Message: message,
});

const form = (page: Page) => page.getByRole('form', { name: 'Votre message' });

async function write(page: Page, message: string): Promise<void> {
  for (const [name, value] of Object.entries(letter(message)))
    await form(page).getByRole('textbox', { name }).fill(value);
}

const values = (page: Page) =>
  form(page)
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

interface Kept {
  kind: string;
  to: string;
  subject: string;
  text: string;
}

/** Returns the emails to the team that contain a text. */
async function emailsOf(message: string): Promise<Kept[]> {
  const all = (await (await fetch(`${site.origin}/dev/outbox.json`)).json()) as Kept[];
  return all.filter(({ to, text }) => to === 'bonjour@kermesse.example' && text.includes(message));
}

describe('the contact page', () => {
  it('sends a message once, keeps one while the visitor looks at other pages, and asks before a reload loses it', async () => {
    const { page, silent } = await openPage({ locale: 'fr-FR' });
    await page.goto(`${site.origin}/fr/contact`);
    const copied = await page
      .getByRole('link', { name: /^bonjour@/ })
      .first()
      .evaluate((link) => {
        getSelection()?.selectAllChildren(link);
        return String(getSelection());
      });
    expect(copied, 'the address is copied without invisible characters').toBe('bonjour@kermesse.example');

    const send = form(page).getByRole('button', { name: 'Envoyer le message' });
    const sent = form(page).getByText('Votre message a bien été envoyé');
    // The form is emptied when the message is sent while the visitor looks at another page.
    await write(page, 'Nous serons cent vingt.');
    const follow = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
    await waitForHydration(form(page));
    const answer = await hold(page, '**/api/email');
    await send.click();
    await follow('Agenda');
    await page.waitForFunction(() => document.title.startsWith('Agenda'));
    await page.goBack();
    await expect.poll(() => form(page).getByRole('textbox').last().inputValue()).toBe('Nous serons cent vingt.');
    await answer();
    await sent.waitFor();
    expect(await values(page)).toEqual(['', '', '', '', '']);
    // The browser does not ask before it unloads the page.
    let asked = false;
    const accept = (dialog: Dialog) => {
      asked = true;
      void dialog.accept();
    };
    page.on('dialog', accept);
    await page.reload();
    expect(asked).toBe(false);
    page.off('dialog', accept);

    // Once, even after a double click, and only to the site's address.
    await write(page, 'Nous serons deux cents.');
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await send.dblclick();
    await sent.waitFor();
    // The result appears below the button, at the end of the window.
    await expect
      .poll(() => sent.evaluate((text) => innerHeight - text.getBoundingClientRect().bottom))
      .toBeGreaterThan(0);
    expect(await values(page)).toEqual(['', '', '', '', '']);
    expect(await emailsOf('Nous serons deux cents.')).toMatchObject([
      { kind: 'email', to: 'bonjour@kermesse.example', subject: '[Kermesse] Un mariage en décembre' },
    ]);

    // A message that is not sent stays, in either language.
    await write(page, 'Nous cherchons une fanfare.');
    const written = await values(page);
    await follow('Agenda');
    await page.waitForFunction(() => document.title.startsWith('Agenda'));
    await page.goBack();
    await expect.poll(() => values(page)).toEqual(written);
    await follow(/^EN/);
    const english = page.getByRole('form', { name: 'Your message' });
    await expect.poll(() => english.getByRole('textbox').last().inputValue()).toBe('Nous cherchons une fanfare.');
    const question = page.waitForEvent('dialog');
    // Playwright's own reload would wait for its timeout, because the page stays.
    const reload = page.evaluate(() => location.reload());
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reload;
    expect(await english.getByRole('textbox').last().inputValue()).toBe('Nous cherchons une fanfare.');
    const typed = () =>
      english.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const before = await typed();
    page.once('dialog', (second) => void second.accept());
    await page.goto(`${site.origin}/robots.txt`);
    await page.goBack();
    await expect.poll(typed, { message: 'the browser restores the text' }).toEqual(before);
    await english.getByRole('button', { name: 'Send the message' }).click();
    await english.getByText('Message sent successfully').waitFor();
    expect(await emailsOf('Nous cherchons une fanfare.')).toHaveLength(1);
    silent();
  });

  it('asks before a message is lost that waits for the form’s code', async () => {
    const { page } = await openPage({ locale: 'fr-FR' });
    await slowCode(page);
    await page.goto(`${site.origin}/fr/contact`);
    await write(page, 'Nous serons deux mille.');
    await form(page).getByRole('button', { name: 'Envoyer le message' }).click();
    const question = page.waitForEvent('dialog');
    const click = page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await click;
    await form(page).getByText('Votre message a bien été envoyé').waitFor();
    expect(page.url()).toBe(`${site.origin}/fr/contact`);
    expect(await emailsOf('Nous serons deux mille.')).toHaveLength(1);
  });

  it('asks before a message is lost because a page in other brand colours has to be loaded as a document', async () => {
    const own = await startSite();
    onTestFinished(own.stop);
    const { page, takeRequests } = await openPage({ locale: 'fr-FR' });
    await page.goto(`${own.origin}/fr/contact`);
    await write(page, 'Nous serons trois cents.');
    await waitForHydration(form(page));
    const demo = JSON.parse(readFileSync(new URL('../../../server/demo/site.json', import.meta.url), 'utf8')) as {
      appInformation: object;
    };
    const colours = { primaryColor: '#0b4f3a', secondaryColor: '#e0853d', accentColor: '#fff7e8' };
    await importPages(own, [], { ...demo, appInformation: { ...demo.appInformation, ...colours } });
    const coloursOf = () =>
      page.evaluate(() => ({
        brand: getComputedStyle(document.documentElement).getPropertyValue('--brand'),
        toolbar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
      }));
    const before = await coloursOf();
    const question = page.waitForEvent('dialog');
    const link = page.getByRole('banner').getByRole('link', { name: 'Agenda' });
    const click = link.click();
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await click;
    expect((await values(page)).at(-1)).toBe('Nous serons trois cents.');
    expect(await coloursOf()).toEqual(before);
    takeRequests();
    page.once('dialog', (second) => void second.accept());
    await link.click();
    await page.waitForFunction(() => document.title.startsWith('Agenda'));
    expect(takeRequests().documents).toEqual(['/fr/agenda']);
    const after = await coloursOf();
    expect(after.brand).toBe('#0b4f3a');
    expect(after.toolbar).not.toBe(before.toolbar);
  });

  it('keeps its input offline, before and after its code has loaded, and sends it afterwards', async () => {
    const { context, page } = await openPage({ locale: 'fr-FR' });
    await page.goto(`${site.origin}/fr/contact`);
    const send = form(page).getByRole('button', { name: 'Envoyer le message' });
    await context.setOffline(true);
    await write(page, 'Avant le code.');
    await send.click();
    // All attempts without a connection have failed.
    await page.getByText(/^Vous êtes hors ligne/).waitFor();
    expect(await values(page)).toEqual(Object.values(letter('Avant le code.')));
    await context.setOffline(false);
    await form(page).getByText('Votre message a bien été envoyé').waitFor();
    expect(await emailsOf('Avant le code.')).toHaveLength(1);

    await write(page, 'Hors ligne, puis en ligne.');
    await context.setOffline(true);
    await send.click();
    await form(page).getByText('L’envoi a échoué').waitFor();
    expect(await values(page)).toEqual(Object.values(letter('Hors ligne, puis en ligne.')));
    await context.setOffline(false);
    await send.click();
    await form(page).getByText('Votre message a bien été envoyé').waitFor();
    expect(await emailsOf('Hors ligne, puis en ligne.')).toHaveLength(1);
  });

  it('keeps its input when only the form’s own code fails to load', async () => {
    const { page } = await openPage({ locale: 'fr-FR' });
    const refused: string[] = [];
    await page.route(/\/View-[^/]*\.js$/, (route) => {
      refused.push(route.request().resourceType());
      return route.abort();
    });
    await page.goto(`${site.origin}/fr/contact`);
    const typed = Object.values(letter('Le code tardait.'));
    await write(page, 'Le code tardait.');
    await hydrated(page);
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    // All files were fetched before they were imported: browsers before 2026 never retry a failed import.
    expect(new Set(refused)).toEqual(new Set(['fetch']));
    expect(await values(page)).toEqual(typed);
    await page.unroute(/\/View-[^/]*\.js$/);
    await waitForHydration(form(page));
    await form(page).getByRole('button', { name: 'Envoyer le message' }).click();
    await form(page).getByText('Votre message a bien été envoyé').waitFor();
    expect(await emailsOf('Le code tardait.')).toHaveLength(1);
  });

  it('shows the contact details from the site’s own configuration', async () => {
    const html = await (await fetch(`${site.origin}/en/contact`)).text();
    expect(html).toContain('href="tel:+22822215540"');
    expect(html).toContain('href="mailto:bonjour@kermesse.example"');
    expect(html).toContain('12 rue de la Paix, Kodjoviakopé, Lomé');
    expect(html).toContain('https://www.openstreetmap.org/?mlat=6.1216&amp;mlon=1.2094#map=15/6.1216/1.2094');
  });
});
