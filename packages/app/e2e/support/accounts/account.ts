import type { Page } from 'playwright';
import type { Site } from '../site.ts';

/** The password of the demo accounts, which the server prints at startup. */
export const demoPassword = 'Kermesse-2026';

/** Waits for the login page, in either language, and fills in its form. */
export async function fillInLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^(?:Welcome back|Ravis de vous revoir)$/ }).waitFor();
  const main = page.getByRole('main');
  await main.getByLabel(/^(?:Email|Adresse e-mail)$/).fill(email);
  await main.getByLabel(/^(?:Password|Mot de passe)$/).fill(password);
}

/** Logs in with the form of the login page, in either language. */
export async function logIn(page: Page, email: string, password: string, { remember = false } = {}): Promise<void> {
  await fillInLogin(page, email, password);
  const main = page.getByRole('main');
  if (remember) await main.getByText('Remember me').click();
  await main.getByRole('button', { name: /^(?:Log in|Se connecter)$/ }).click();
}

/** Registers an account without a profile on the page. */
export async function register(page: Page, site: Site, email: string, password: string): Promise<void> {
  await page.goto(`${site.origin}/register`);
  const main = page.getByRole('main');
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
  await main.getByLabel('First name').fill('Afi');
  await main.getByLabel('Last name').fill('Mensah');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.waitForURL('**/profile-info');
}

/** Returns the account badge in the header. */
export const badge = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /, (?:my account|mon compte)$/ });

/** Chooses "Log out" in the badge's menu. Reopens the menu if it has closed meanwhile. */
export async function logOutFromMenu(page: Page): Promise<void> {
  const item = page.getByRole('menuitem', { name: 'Log out' });
  for (let tries = 0; tries < 4; tries += 1) {
    if (!(await item.isVisible())) await badge(page).click();
    const clicked = await item.click({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (clicked) return;
  }
  await item.click();
}

/**
 * Logs out through the badge's menu, after the page that follows the login has rendered: its address changes before
 * its content, and until then the login page is still shown.
 */
export async function logOut(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor({ state: 'detached' });
  await logOutFromMenu(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
}

/** Collects the access tokens that a page sends. The returned function lists those seen so far. */
export function watchTokens(page: Page): () => string[] {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer !== undefined) tokens.add(bearer);
  });
  return () => [...tokens];
}

/** Returns the response status of an API request with a token. */
export async function statusOf(site: Site, token: string): Promise<number> {
  const headers = { 'x-api-key': 'kermesse-development', authorization: `Bearer ${token}` };
  return (await fetch(`${site.origin}/api/auth/send-verification-email`, { headers })).status;
}
