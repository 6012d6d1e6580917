import type { BrowserContext } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, logIn } from '../support/accounts/account.ts';
import { createMember, memberPassword } from '../support/accounts/member.ts';
import { openProfileOf, waitForHeading } from '../support/accounts/profile.ts';
import { hold } from '../support/scripts.ts';
import { sharedSite } from '../support/site.ts';
import { hydrated, openPage, type Visitor } from '../support/visitor.ts';

const site = await sharedSite();

/** Returns the language in the cookie that the server reads. */
const storedLanguage = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'Lang')?.value;

describe('for a member', () => {
  let member: Visitor;
  beforeAll(async () => {
    member = await openPage();
    await openProfileOf(member.page, site, await createMember(site, 'provider'), memberPassword);
  });

  it('asks before unsaved input is lost, and keeps or changes every trace of the language accordingly', async () => {
    const { context, page, silent } = member;
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT');
    // The account prefers French.
    await page.goto(`${site.origin}/fr/account/profile`);
    await page.getByRole('heading', { level: 2, name: 'À propos de vous' }).waitFor();
    const english = saved();
    await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
    expect((await english).status()).toBe(200);
    const company = page.getByLabel('Company name');
    await expect.poll(() => company.inputValue()).not.toBe('');
    await company.fill('Chez Adjoa');
    const french = page.getByRole('banner').getByRole('link', { name: /^FR/ });
    const question = page.getByRole('alertdialog');

    await french.click();
    await question.getByRole('button', { name: 'Stay', exact: true }).last().click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/en/account/profile');
    expect(await company.inputValue()).toBe('Chez Adjoa');
    expect(await storedLanguage(context)).toBe('en');
    // A new tab without a language in its address is in English, too.
    const other = await context.newPage();
    await other.goto(`${site.origin}/account/dashboard`);
    await waitForHeading(other, 'Hello');
    await other.close();

    await french.click();
    const change = saved();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'À propos de vous' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fr/account/profile');
    expect(await page.getByLabel('Nom de l’entreprise').inputValue()).not.toBe('Chez Adjoa');
    expect(await storedLanguage(context)).toBe('fr');
    expect((await change).status()).toBe(200);
    await page.goto(`${site.origin}/account/dashboard`);
    await waitForHeading(page, 'Bonjour');
    silent();
  });

  it('reports a save that ends after the language switch in the new language', async () => {
    const { page, silent } = member;
    await page.goto(`${site.origin}/en/account/profile`);
    const company = page.getByLabel('Company name');
    await expect.poll(() => company.inputValue()).not.toBe('');
    await company.fill(`${await company.inputValue()} Bis`);
    const save = await hold(page, '**/api/user-profile/*');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).first().click();
    await page.waitForFunction(() => document.title.startsWith('Agenda') || document.title.startsWith('What’s on'));
    await page.getByRole('banner').getByRole('link', { name: /^FR/ }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    await save();
    await page.getByText('C’est enregistré', { exact: true }).waitFor();
    silent();
  });

  it('keeps a form that is filled in while the page loads in the preferred language', async () => {
    const { context, page, silent } = member;
    // The visitor prefers French, but this address has no language yet.
    await context.clearCookies({ name: 'Lang' });
    const showPage = await hold(page, '**/api/page-props*');
    const request = page.waitForRequest((each) => each.url().includes('/api/page-props') && each.url().includes('fr'));
    await page.goto(`${site.origin}/contact`);
    await request;
    const message = page.getByRole('main').getByRole('textbox').last();
    await message.fill('Can you bring forty lanterns?');
    const response = page.waitForResponse((each) => each.url().includes('/api/page-props'));
    await showPage();
    await response;
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    expect(await message.inputValue()).toBe('Can you bring forty lanterns?');
    await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    silent();
  });
});

it('keeps the query in another language, before and after the app has loaded', async () => {
  const { page, silent, takeRequests } = await openPage();
  const switchTo = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
  const login = (language: string) => `${site.origin}/${language}/login?redirect=%2Faccount%2Fprofile`;
  await page.goto(login('en'));
  await switchTo(/^FR/);
  await page.waitForURL(login('fr'));
  // The link to the current language leads nowhere else, even with a fragment in the address.
  await page.evaluate(() => location.assign('#main'));
  takeRequests();
  await switchTo(/^FR/);
  await hydrated(page);
  await switchTo(/^FR/);
  expect(page.url()).toBe(`${login('fr')}#main`);
  await switchTo(/^EN/);
  await page.waitForURL(login('en'));
  expect(takeRequests().documents).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  await logIn(page, 'afi@kermesse.example', demoPassword);
  await page.waitForURL('**/en/account/profile');
  silent();
});

it('keeps input, but no password, over a language switch before and after the scripts have loaded', async () => {
  const { page, silent } = await openPage();
  const main = page.getByRole('main');
  const switchTo = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
  const release = await hold(page);
  await page.goto(`${site.origin}/fr/register`, { waitUntil: 'commit' });
  await page.getByLabel('Prénom').fill('Adjoa');
  await switchTo(/^EN/);
  expect(new URL(page.url()).pathname).toBe('/fr/register');
  await release();
  await page.waitForURL('**/en/register');
  expect(await page.getByLabel('First name').inputValue()).toBe('Adjoa');

  await main.getByLabel('Email', { exact: true }).fill('afi@exemple.tg');
  await main.getByLabel('First name').fill('Afi');
  await main.getByLabel('Password', { exact: true }).fill('Un long secret 4711!');
  await switchTo(/^FR/);
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await expect.poll(() => main.getByLabel('Adresse e-mail', { exact: true }).inputValue()).toBe('afi@exemple.tg');
  expect(await main.getByLabel('Prénom').inputValue()).toBe('Afi');
  expect(await main.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe('');
  silent();
});

describe('input that the browser has restored', () => {
  async function returnToMessage() {
    const opened = await openPage({ locale: 'fr-FR' });
    const { page } = opened;
    const message = page.getByRole('main').getByRole('textbox').last();
    await page.goto(`${site.origin}/fr/contact`);
    await message.fill('Nous cherchons une chorale.');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`${site.origin}/fr/tarifs`);
    await page.goBack();
    expect(await message.inputValue()).toBe('Nous cherchons une chorale.');
    // Nothing has requested the app yet, or the code of the form.
    expect(await page.locator('main [data-hydrated]').count()).toBe(0);
    const follow = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
    return { ...opened, message, follow };
  }

  it('is kept in another language', async () => {
    const { page, message, follow, silent } = await returnToMessage();
    await follow(/^EN/);
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await expect.poll(() => message.inputValue()).toBe('Nous cherchons une chorale.');
    silent();
  });

  it('is kept while the visitor looks at another page', async () => {
    const { page, message, follow, silent } = await returnToMessage();
    await hydrated(page);
    await follow('Agenda');
    await page.waitForFunction(() => document.title.startsWith('Agenda'));
    await page.goBack();
    await expect.poll(() => message.inputValue()).toBe('Nous cherchons une chorale.');
    silent();
  });
});
