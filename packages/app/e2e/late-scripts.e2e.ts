import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { inTurn } from './support/combinations.ts';
import { listeners, textsOf, type Listener, type Texts } from './support/checks/listener.ts';
import { hold, slowCode } from './support/scripts.ts';
import { recordSpoken, hasFocus, trimSpaces, rejects } from './support/checks/spoken.ts';
import { sharedSite } from './support/site.ts';

const site = await sharedSite();
const listener = listeners(site);

let members: Record<'ama' | 'efua', Listener>;
beforeAll(async () => {
  const [ama, efua] = await Promise.all([listener('en', 'ama'), listener('en', 'efua')]);
  await Promise.all([ama.open('/charte'), efua.open('/charte')]);
  members = { ama, efua };
});

/** A form that is submitted with the keyboard and with an invalid value. */
interface Sent {
  path: string;
  /** The fields in the order of typing, by name, with their texts. The first one is invalid. */
  typed: [field: string, text: string][];
  /** The message about the invalid field. */
  error: (t: Texts) => string;
}

const invalidEmail = (t: Texts) => t('form', 'email');

const forGuests: Sent[] = [
  {
    path: '/login',
    typed: [
      ['email', 'afi@'],
      ['password', 'Un secret'],
    ],
    error: invalidEmail,
  },
  {
    path: '/register',
    typed: [
      ['email', 'afi@'],
      ['lastname', 'Mensah'],
      ['firstname', 'Afi'],
      ['password', 'Un autre secret 4711!'],
      ['passwordConfirmation', 'Un autre secret 4711!'],
    ],
    error: invalidEmail,
  },
  { path: '/reset-password', typed: [['email', 'afi@']], error: invalidEmail },
  {
    path: '/contact',
    typed: [
      ['email', 'afi@'],
      ['name', 'Afi'],
      ['phone', '+228 90 12 34 56'],
      ['subject', 'Un mariage'],
      ['message', 'Bonjour'],
      ['subject', ''],
    ],
    error: (t) => t('contact', 'emailInvalid'),
  },
  { path: '/', typed: [['contact', 'abc']], error: (t) => t('newsletter', 'neither') },
];

/**
 * Types into a form while it loads and submits it with Enter. Asserts that the error is announced, that its field has
 * the focus, and that no input is lost.
 */
async function sendsWrong(page: Page, { typed, error, path }: Sent, t: Texts): Promise<void> {
  const field = (name: string) =>
    page.getByRole('main').locator(`[name="${name}"], [data-field="${name}"] input`).first();
  const [[wrong, text]] = typed as [[string, string]];
  await field(wrong).waitFor();
  const heard = await recordSpoken(page);
  for (const [name, value] of typed) {
    await field(name).focus();
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Enter');
  await expect.poll(heard, { message: `${path}: spoken`, timeout: 40_000 }).toContain(trimSpaces(error(t)));
  await hasFocus(field(wrong), `${path}: focus`);
  expect(await field(wrong).inputValue(), `${path}: the input`).toContain(text);
}

const visitors = [
  { locale: 'fr', width: 1280, height: 900 },
  { locale: 'en', width: 390, height: 844 },
  { locale: 'fr', width: 320, height: 256 },
] as const;

it('every form that is submitted while its scripts load shows its errors', { timeout: 200_000 }, async () => {
  type Visitor = (typeof visitors)[number];
  /** Opens a page whose scripts load late. */
  async function late({ locale, ...viewport }: Visitor, path: string, account?: keyof typeof members) {
    const page = await (account === undefined ? (await listener(locale)).page : members[account].context.newPage());
    await page.setViewportSize(viewport);
    await slowCode(page);
    await page.goto(`${site.origin}/${locale}${path}`, { waitUntil: 'commit' });
    return { page, t: await textsOf(locale) };
  }
  const sends = (form: Sent, account?: 'ama') => async (visitor: Visitor) => {
    const { page, t } = await late(visitor, form.path, account);
    await sendsWrong(page, form, t);
    await page.close();
  };
  const setsUp = async (visitor: Visitor) => {
    const { page, t } = await late(visitor, '/profile-info', 'efua');
    const next = page.getByRole('button', { name: t('profileSetup', 'next') });
    await next.focus();
    await rejects(page, 'set-up', page.getByRole('radio').first(), t('form', 'required'), () => next.press('Enter'));
    await page.close();
  };
  const forms = [
    ...forGuests.map((form) => sends(form)),
    // Protected screens load with the scripts, and the validation of phone numbers loads even later.
    sends({ path: '/account/profile', typed: [['phone', '12 34']], error: (t) => t('form', 'phone') }, 'ama'),
    setsUp,
  ];
  // In parallel: they wait most of the time.
  await Promise.all(forms.flatMap((run, place) => inTurn(visitors, place).map(run)));
});

it('the map is drawn and the phone number formatted although each script fails once', { timeout: 90_000 }, async () => {
  const { context, t } = members.ama;
  const page = await context.newPage();
  const failed = new Set<string>();
  await page.route('**/assets/**/*.js', async (route) => {
    const url = route.request().url();
    const isFirst = !failed.has(url);
    failed.add(url);
    await (isFirst ? route.abort('connectionreset') : route.continue()).catch(() => undefined);
  });
  await page.goto(`${site.origin}/en/account/profile`, { waitUntil: 'commit' });
  const phone = page
    .getByRole('main')
    .getByRole('textbox', { name: t('account', 'phone') })
    .first();
  await phone.fill('+228 90 12 34 56');
  await phone.press('Tab');
  await expect.poll(() => phone.inputValue(), { timeout: 40_000 }).toBe('90 12 34 56');
  await page
    .getByRole('group', { name: t('placePicker', 'title') })
    .getByText('5 km')
    .waitFor();
});

it(
  'a step of the set-up that is submitted twice while its validation loads advances by one',
  { timeout: 60_000 },
  async () => {
    const { page, open, t } = members.efua;
    await open('/profile-info');
    await page.getByRole('radio', { name: t('profileSetup', 'provider') }).check();
    await page.getByRole('button', { name: t('profileSetup', 'next') }).click();
    const phone = page.getByRole('main').getByRole('textbox', { name: t('profileForm', 'companyPhone') });
    await phone.waitFor();
    const release = await hold(page);
    await phone.fill('+228 90 12 34 56');
    await phone.press('Enter');
    await phone.press('Enter');
    await page.getByRole('button', { name: t('profileSetup', 'checking') }).waitFor();
    await release();
    await page.getByRole('heading', { name: t('profileSetup', 'moreTitle') }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('profileSetup', 'moreTitle'));
  },
);
