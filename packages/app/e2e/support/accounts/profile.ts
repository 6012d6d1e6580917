import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { logIn, demoPassword } from './account.ts';
import type { Site } from '../site.ts';

/** A visitor whose console messages are recorded. */
export interface RecordedPage {
  context: BrowserContext;
  page: Page;
  /** Asserts that nothing was logged; `expected` lists parts of allowed lines. */
  silent(expected?: string[]): void;
}

/**
 * The messages of the browser itself: a picture without a thumbnail of the size (§9), and remarks on drawing without a
 * graphics card.
 */
const ownWords = ['status of 404', 'GL Driver Message'];

/** Opens a page in a new browser context and records its console messages and uncaught errors. */
export async function openRecordedPage(
  browser: { visitor(options?: BrowserContextOptions): Promise<BrowserContext> },
  options: BrowserContextOptions = {},
): Promise<RecordedPage> {
  const context = await browser.visitor(options);
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  return {
    context,
    page,
    silent: (expected = []) =>
      expect(consoleMessages.filter((text) => ![...ownWords, ...expected].some((part) => text.includes(part)))).toEqual(
        [],
      ),
  };
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for the page with a title. */
export const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits for the notification 'Success', closes it and waits until it has disappeared. */
export async function waitForSuccess(page: Page): Promise<void> {
  await page.getByText('Success', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close the notification' }).first().click();
  await page.getByText('Success', { exact: true }).waitFor({ state: 'detached' });
}

/** Creates a file of a given size that the server accepts as a PDF. */
export function pdf(name: string, bytes = 100) {
  const text = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text.padEnd(bytes, '\n')) };
}

/** Signs in with a demo account and opens its profile. */
export async function openProfile(page: Page, site: Site, name: 'afi' | 'ama' | 'kossi'): Promise<void> {
  await page.goto(`${site.origin}/en/login?redirect=/account/profile`);
  await logIn(page, `${name}@kermesse.example`, demoPassword);
  await page.waitForURL('**/account/profile');
  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
}

/** Opens a tab of the profile and returns its panel. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}
