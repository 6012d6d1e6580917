import { createI18n } from '@kermesse/api/create-i18n';
import { toLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { StorySession } from '@kermesse/flows/story-session';
import type { User } from '@kermesse/flows/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useResolved } from '@kermesse/ui/use-resolved';
import { useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import en from '../../texts/app/texts.en.json';
import fr from '../../texts/app/texts.fr.json';
import { loggedInCustomer, userWithPicture } from '../stories/people.ts';
import { WithToasts } from '../stories/WithToasts.tsx';
import { Account, type AccountProps } from './Account.tsx';
import { AccountPlace } from './AccountPlace.tsx';

const content: AccountProps['page'] = { prefix: '/fr', props: { screen: 'content' }, flows: { passkeys: true } };
const anotherUser: User = { ...userWithPicture, id: '8' };

/** Changes the user of the story's session. */
let logIn: (user: User | null) => void;
let visit: (page: AccountProps['page']) => void;

function Site() {
  const [user, setUser] = useState<User | null>(loggedInCustomer);
  const [page, setPage] = useState(content);
  useEffect(() => {
    logIn = setUser;
    visit = setPage;
  }, []);
  return (
    <StorySession user={user}>
      <WithToasts>
        <AccountPlace loginHref="/login" label="Login" />
        <Account page={page} />
      </WithToasts>
    </StorySession>
  );
}

const meta = {
  title: 'Shell/Account',
  component: Account,
  tags: ['!dev', '!autodocs'],
  args: { page: content },
  beforeEach: () => () => document.documentElement.removeAttribute('data-session'),
  render: () => <Site />,
} satisfies Meta<typeof Account>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the confirmation to log out, changes the user, and expects that the dialog closes and stays closed. */
const closesFor = (users: readonly (User | null)[]): Story => ({
  play: async ({ canvas, canvasElement, globals }) => {
    const words = toLocale(globals['locale']) === 'en' ? en : fr;
    const screen = within(canvasElement.ownerDocument.body);
    const badge = () => canvas.findByRole('button', { name: /Essénam Amouz/ });
    await userEvent.click(await badge());
    await userEvent.click(await screen.findByRole('menuitem', { name: words.account.logOut }));
    await screen.findByRole('alertdialog');
    for (const user of users) {
      logIn(user);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await badge();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** The session ends while the confirmation to log out is open: the next login does not open it again. */
export const SessionEnds = closesFor([null, loggedInCustomer]);

/** Another user logs in while the confirmation is open: it closes. */
export const AnotherUser = closesFor([anotherUser]);

const hasLock = fn(() => Promise.resolve(false));

/** The set-up of the profile ends with a dialog. A passkey is offered only on the page after it. */
export const OfferAfterSetup: Story = {
  beforeEach() {
    spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const before = window.PublicKeyCredential;
    const fake = Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable: hasLock });
    Object.assign(window, { PublicKeyCredential: fake });
    return () => Object.assign(window, { PublicKeyCredential: before });
  },
  async play({ canvas }) {
    const badge = /Essénam Amouz/;
    logIn(null);
    await waitFor(() => expect(canvas.queryByRole('button', { name: badge })).toBeNull());
    visit({ ...content, props: { screen: 'profile-info' } });
    logIn(loggedInCustomer);
    await canvas.findByRole('button', { name: badge });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(hasLock).not.toHaveBeenCalled();
    visit(content);
    await waitFor(() => expect(hasLock).toHaveBeenCalled());
  },
};

/** Finishes the preparation in a language. */
const finish = new Map<Locale, () => void>();
const prepare = (locale: Locale) => new Promise<boolean>((done) => finish.set(locale, () => done(true)));

function Prepared() {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  return useResolved(locale, () => prepare(locale)) && <p>OK</p>;
}

const inFrench = createI18n('fr', {});
const inEnglish = createI18n('en', {});

function LanguageSwitch() {
  const [i18n, setI18n] = useState(inFrench);
  return (
    <I18nextProvider i18n={i18n}>
      <button type="button" onClick={() => setI18n(inEnglish)}>
        EN
      </button>
      <Prepared />
    </I18nextProvider>
  );
}

/** After a language change, the texts of the other language load last: the dialog stays. */
export const OtherLanguageLoadsLast: Story = {
  render: () => <LanguageSwitch />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    finish.get('en')?.();
    await expect(await canvas.findByText('OK')).toBeVisible();
    finish.get('fr')?.();
    await new Promise((done) => setTimeout(done, 100));
    await expect(canvas.getByText('OK')).toBeVisible();
  },
};
