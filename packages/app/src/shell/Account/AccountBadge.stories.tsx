import { createI18n } from '@kermesse/api/create-i18n';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { StorySession } from '@kermesse/flows/story-session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { loggedInCustomer, userWithLongName, phoneUser, userWithPicture } from '../stories/people.ts';
import en from '../../texts/app/texts.en.json';
import fr from '../../texts/app/texts.fr.json';
import { WithToasts } from '../stories/WithToasts.tsx';
import { AccountBadge } from './AccountBadge.tsx';

const logOut = fn(() => Promise.resolve()).mockName('logOut');

const meta = {
  title: 'Shell/AccountBadge',
  component: AccountBadge,
  decorators: [
    (Story) => (
      <StorySession user={loggedInCustomer} logOut={logOut}>
        <WithToasts>
          <Story />
        </WithToasts>
      </StorySession>
    ),
  ],
  args: { user: loggedInCustomer, prefix: '/fr' },
} satisfies Meta<typeof AccountBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a picture the badge shows the initials. */
export const Initials: Story = {};

export const Picture: Story = {
  args: { user: userWithPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

export const LongName: Story = { args: { user: userWithLongName } };

/** A user who logged in by phone and has no name yet: the number, and an icon instead of initials. */
export const ByPhone: Story = {
  args: { user: phoneUser },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /\+228 90 12 34 56/ })).toBeVisible();
  },
};

/** Rejects the load of the confirmation to log out. */
let failToLoad: () => void;

const texts = { en: { app: en }, fr: { app: fr } };
const languageNames = { en: 'English', fr: 'Français' };

/** Renders a story and a button for each language, which has an i18n instance of its own, as in the app. */
function SwitchableLanguage({ children }: { children: ReactNode }) {
  const [i18n, setI18n] = useState(() => createI18n('fr', texts.fr));
  return (
    <I18nextProvider i18n={i18n}>
      {(['fr', 'en'] as const).map((locale) => (
        <button key={locale} type="button" onClick={() => setI18n(createI18n(locale, texts[locale]))}>
          {languageNames[locale]}
        </button>
      ))}
      {children}
    </I18nextProvider>
  );
}

/**
 * Log out shows at once that something loads. When the confirmation cannot be loaded, a notification allows to log out.
 * It follows the language of the page, and closes when the menu opens again.
 */
export const ConfirmationFailsToLoad: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <SwitchableLanguage>
        <WithToasts>
          <Story />
        </WithToasts>
      </SwitchableLanguage>
    ),
  ],
  args: {
    loadConfirmation: () =>
      new Promise((_, reject) => {
        failToLoad = () => reject(new TypeError('Failed to fetch'));
      }),
  },
  play: async ({ canvas, canvasElement, globals }) => {
    // Without a connection, loading fails at once.
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const [locale, other] = toLocale(globals['locale']) === 'en' ? (['en', 'fr'] as const) : (['fr', 'en'] as const);
    const t = texts[locale].app.account;
    const switched = texts[other].app.account;
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: languageNames[locale] }));
    async function failToLogOut() {
      await userEvent.click(await canvas.findByRole('button', { name: /Essénam Amouz/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: t.logOut }));
      await expect(screen.queryByText(t.failed)).toBeNull();
      const badge = await canvas.findByRole('button', { name: /Essénam Amouz/ });
      await waitFor(() => expect(badge).toHaveAttribute('aria-busy', 'true'));
      failToLoad();
      await waitFor(() => expect(screen.getByText(t.failed)).toBeVisible());
      await expect(badge).not.toHaveAttribute('aria-busy');
    }
    await failToLogOut();
    await failToLogOut();
    await userEvent.click(canvas.getByRole('button', { name: languageNames[other] }));
    await waitFor(() => expect(screen.getByText(switched.failed)).toBeVisible());
    await expect(screen.getByText(switched.failedText)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: switched.logOut }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
};
