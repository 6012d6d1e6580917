import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { logIn, demoPassword } from './account.ts';
import type { Site } from '../site.ts';

/** Somebody in the browser, and what the console had to say of it. */
export interface QuietVisitor {
  context: BrowserContext;
  page: Page;
  /** Fails when anything was logged; `expected` has parts of lines that are allowed. */
  silent(expected?: string[]): void;
}

/** What the browser itself writes: a picture without a size of its own (§9), and how it draws without a graphics card. */
const ownWords = ['status of 404', 'GL Driver Message'];

/** A visitor with nothing to say to the console. */
export async function quietVisitor(
  browser: { visitor(options?: BrowserContextOptions): Promise<BrowserContext> },
  options: BrowserContextOptions = {},
): Promise<QuietVisitor> {
  const context = await browser.visitor(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    context,
    page,
    silent: (expected = []) =>
      expect(complaints.filter((text) => ![...ownWords, ...expected].some((part) => text.includes(part)))).toEqual([]),
  };
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for the page of a title. */
export const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits for 'Success', and for the notification to be gone when it is closed. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Success', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close the notification' }).first().click();
  await page.getByText('Success', { exact: true }).waitFor({ state: 'detached' });
}

/** A file of so many bytes that the server takes for a PDF. */
export function pdf(name: string, bytes = 100) {
  const text = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text.padEnd(bytes, '\n')) };
}

/** Signs a demo account in and opens its profile. */
export async function openProfile(page: Page, site: Site, name: 'afi' | 'ama' | 'kossi'): Promise<void> {
  await page.goto(`${site.origin}/en/login?redirect=/account/profile`);
  await logIn(page, `${name}@kermesse.example`, demoPassword);
  await page.waitForURL('**/account/profile');
  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
}

/** Opens a tab of the role's block and returns its panel. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}
