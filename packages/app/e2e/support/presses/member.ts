import type { Page } from 'playwright';
import type { Site } from '../site.ts';

/** What a visitor does before the page that is pressed on. */
export type Entrance = (page: Page) => Promise<void>;

/** Who is logged in: `newcomer` has no profile yet. */
export type Member = 'customer' | 'provider' | 'newcomer';

const password = 'Tam-tams-2026-et-plus';
let members = 0;

const companyInfo = { name: 'Walker', address: 'Lomé', phone: '+228 90 00 00 51', email: 'walker@example.com' };
const links = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '', tiktok: '' };
const profiles = {
  customer: { preferredServices: ['1'] },
  provider: { companyInfo, additionalInfo: { bio: 'Depuis 2012.', types: ['1'] }, socialNetworksLinks: links },
};

/**
 * Logs each visitor in as somebody new, so that what one press saves is not there at the next. The account is made by the
 * API, and the login form is used as it is.
 */
export function memberEntrance({ origin }: Site, member: Member): Entrance {
  async function post<T>(path: string, body: object, token?: string): Promise<T> {
    const headers = {
      'x-api-key': 'kermesse-development',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  }
  return async (page) => {
    members += 1;
    const email = `walker-${members}@example.com`;
    const { user, accessToken } = await post<{ user: { id: string }; accessToken: string }>('/auth/register', {
      firstname: 'Afi',
      lastname: 'Mensah',
      email,
      password,
      passwordConfirmation: password,
      preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' },
    });
    if (member !== 'newcomer')
      await post('/user-profile', { type: member, id: user.id, profileData: profiles[member] }, accessToken);
    await page.goto(`${origin}/fr/login`);
    const main = page.getByRole('main');
    await main.getByLabel('Adresse e-mail').fill(email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /mon compte$/ })
      .waitFor();
  };
}
