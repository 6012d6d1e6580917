import type { Page } from 'playwright';
import { logIn, demoPassword } from './account.ts';
import { createMember, memberPassword, type ProfileType } from './member.ts';
import type { Site } from '../site.ts';

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

/** Logs in with an account and opens its profile. */
export async function openProfileOf(page: Page, site: Site, email: string, password: string): Promise<void> {
  await page.goto(`${site.origin}/en/login?redirect=/account/profile`);
  await logIn(page, email, password);
  await page.waitForURL('**/account/profile');
  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
}

/** Logs in with a demo account and opens its profile. */
export const openProfile = (page: Page, site: Site, name: 'afi' | 'ama' | 'kossi'): Promise<void> =>
  openProfileOf(page, site, `${name}@kermesse.example`, demoPassword);

/** Creates a member, logs in and opens the profile. */
export const openNewProfile = async (page: Page, site: Site, type: ProfileType): Promise<void> =>
  openProfileOf(page, site, await createMember(site, type, 'en'), memberPassword);

/** Opens a tab of the profile and returns its panel. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}
