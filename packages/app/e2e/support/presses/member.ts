import type { Page } from 'playwright';
import { badge, logIn } from '../accounts/account.ts';
import { createMember, memberPassword, type ProfileType } from '../accounts/member.ts';
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
export type Member = ProfileType | 'newcomer' | 'services' | keyof typeof providerSteps;

/**
 * Creates an entrance that logs in with a new account each time, so that no press affects the next trial. The API
 * creates the account; the login uses the form.
 */
export function createLogin(site: Site, member: Member): PreparePage {
  const profile = member === 'customer' || member === 'provider' ? member : undefined;
  return async (page) => {
    const email = await createMember(site, profile);
    await page.goto(`${site.origin}/fr/login`);
    await logIn(page, email, memberPassword);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await badge(page).waitFor();
    if (profile === undefined && member !== 'newcomer') await goTo(page, member);
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
