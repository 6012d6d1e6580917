import type { Page } from 'playwright';
import { call, register } from '../../../../server/e2e/support/people.ts';
import { badge, logIn } from '../accounts/account.ts';
import type { Site } from '../site.ts';

/** Prepares a page before the tested page is opened. */
export type PreparePage = (page: Page) => Promise<void>;

/** The steps of a provider's profile set-up after the choice of the role, in order, with their titles. */
const providerSteps = {
  company: 'Votre entreprise',
  more: 'Votre métier',
  links: 'Où vous trouver',
  documents: 'Vos documents',
};

/**
 * The state of the logged-in user: `newcomer` has no profile yet; a step's name means that the set-up has reached that
 * step.
 */
export type Member = 'customer' | 'provider' | 'newcomer' | 'services' | keyof typeof providerSteps;

const password = 'Tam-tams-2026-et-plus';
let members = 0;

const companyInfo = { name: 'Walker', address: 'Lomé', phone: '+228 90 00 00 51', email: 'walker@example.com' };
const links = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '', tiktok: '' };
const profiles: Partial<Record<Member, object>> = {
  customer: { preferredServices: ['1'] },
  provider: { companyInfo, additionalInfo: { bio: 'Depuis 2012.', types: ['1'] }, socialNetworksLinks: links },
};

/**
 * Creates an entrance that logs in with a new account each time, so that no press affects the next trial. The API
 * creates the account; the login uses the form.
 */
export function createLogin({ origin }: Site, member: Member): PreparePage {
  return async (page) => {
    members += 1;
    const email = `walker-${members}@example.com`;
    const { user, accessToken } = await register(origin, {
      email,
      password,
      preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' },
    });
    const profileData = profiles[member];
    if (profileData !== undefined)
      await call(origin, '/user-profile', { body: { type: member, id: user.id, profileData }, token: accessToken });
    await page.goto(`${origin}/fr/login`);
    await logIn(page, email, password);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await badge(page).waitFor();
    if (profileData === undefined && member !== 'newcomer') await goTo(page, member);
  };
}

/** Advances the set-up to a step. The set-up resumes at the same step on the next visit. */
async function goTo(page: Page, step: Member): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Suivant', exact: true });
  const [role, steps] =
    step === 'services' ? ['customer', { services: 'Vos préférences' }] : ['provider', providerSteps];
  await main.locator(`input[value="${role}"]`).check({ force: true });
  for (const [name, title] of Object.entries(steps)) {
    await next.click();
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    if (name === step) return;
    if (name === 'more') await main.getByRole('checkbox').first().check({ force: true });
  }
}
