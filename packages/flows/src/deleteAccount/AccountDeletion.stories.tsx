import { accountDataMock } from '@kermesse/api/mocks/account-data';
import { accountDeletionMock } from '@kermesse/api/mocks/account-deletion';
import { accountDeletionUndoMock } from '@kermesse/api/mocks/account-deletion-undo';
import { deletionPhrases } from '@kermesse/api/schemas/account/deletion';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SessionProvider } from '../session/session.ts';
import { phoneCustomer, customer } from '../stories/account-people.ts';
import {
  commonStories,
  expectNotice,
  expectToast,
  failureText,
  fieldsStory,
  pressSubmit,
  screenOf,
  user,
  fillField,
  type FormScript,
  type PlayContext,
} from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { createHeldResponse } from '../stories/held-response.ts';
import { endableSession, type EndableSession } from '../stories/sessions/endable-session.ts';
import { AccountDeletion } from './AccountDeletion.tsx';

const eraseAt = '2026-12-22T09:30:00.000Z';
const flow = (who = customer()) => ({ session: { user: who }, settings: { accountDeletion: true } });

/**
 * Account deletion with a backend that deletes accounts. The steps are those of the specification. The backend checks
 * the password, and the last step shows the date until which the account can be kept. Logging in before that date opens
 * a page that can cancel the deletion.
 */
const meta = {
  title: 'Flows/Delete account/With a backend',
  component: AccountDeletion,
  decorators: [onFlowStage],
  parameters: {
    ...screenParameters,
    flow: flow(),
    msw: { handlers: [accountDeletionMock.success({ data: { eraseAt } })] },
  },
} satisfies Meta<typeof AccountDeletion>;

export default meta;
type Story = StoryObj<typeof meta>;

let session: EndableSession;

const words = (context: PlayContext) => textsOf(context, 'deleteAccount');
const field = (context: PlayContext, name: 'email' | 'password' | 'confirmText') => {
  const t = words(context);
  return screenOf(context).getByLabelText(
    name === 'confirmText' ? t.confirmText.replace('{{phrase}}', t.phrase) : t[name],
    { selector: 'input' },
  );
};

async function toConfirmation(context: PlayContext) {
  const t = words(context);
  await user.click(await context.canvas.findByRole('button', { name: t.continue }));
  await context.canvas.findByRole('heading', { level: 1, name: t.confirmTitle });
}

const script: FormScript = {
  path: '/account-deletion',
  success: accountDeletionMock.success({ data: { eraseAt } }),
  fill: async (context) => {
    await toConfirmation(context);
    await fillField(field(context, 'email'), 'afi.mensah@example.com');
    await fillField(field(context, 'password'), 'Kermesse-2026!');
    // The English phrase is accepted on the French page, too (specification §5).
    await fillField(field(context, 'confirmText'), deletionPhrases.en);
  },
  button: (context) => words(context).delete,
  isKept: async (context) => {
    await expect(field(context, 'email')).toHaveValue('afi.mensah@example.com');
    await expect(field(context, 'password')).toHaveValue('Kermesse-2026!');
    await expect(field(context, 'confirmText')).toHaveValue(deletionPhrases.en);
  },
  isDone: async (context) =>
    void (await context.canvas.findByRole('heading', { level: 1, name: words(context).doneTitle })),
};

/** The deletion is requested: the session ends, and the page shows until when the account can be kept. */
export const Received: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await script.fill(context);
    await pressSubmit(script, context);
    await script.isDone(context);
    await expect(context.canvas.getByText(new RegExp(longDate(new Date(eraseAt), localeOf(context))))).toBeVisible();
    await expect(spies.logOut).toHaveBeenCalledWith('deleted');
    await expect(context.canvas.getByRole('link', { name: words(context).home })).toHaveAttribute('href', '/');
  },
};

/** 'Wrong password' appears at the field, and all input is kept. */
export const WrongPassword: Story = {
  ...fieldsStory(script, accountDeletionMock.wrongPassword, 'wrongPassword'),
  tags: ['screenshot', 'screenshot-narrow'],
};

/** The email of another account shows the server's error at the field. */
export const WrongEmail: Story = fieldsStory(script, accountDeletionMock.invalidData, {
  fr: 'Ce n’est pas l’adresse de ce compte',
  en: 'This is not the address of this account',
});

const common = commonStories(script, accountDeletionMock, 'deletionFailed');
export const Offline: Story = common.Offline;
export const Timeout: Story = common.Timeout;
export const ServerError: Story = common.ServerError;
export const Malformed: Story = common.Malformed;
export const TooManyTries: Story = common.TooManyTries;
export const SentOnce: Story = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };

/** An account with phone login has neither email nor password: it needs the phrase and a recent login. */
export const PhoneAccount: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: { flow: flow(phoneCustomer()), msw: { handlers: [accountDeletionMock.freshSignInRequired] } },
  play: async (context) => {
    const t = words(context);
    await toConfirmation(context);
    await expect(screenOf(context).queryByLabelText(t.email, { selector: 'input' })).toBeNull();
    await expect(screenOf(context).queryByLabelText(t.password, { selector: 'input' })).toBeNull();
    await fillField(field(context, 'confirmText'), t.phrase);
    await pressSubmit(script, context);
    await expectNotice(context, failureText('logInAgain', context));
    await expect(screenOf(context).getByRole('button', { name: t.logInAgain })).toBeVisible();
  },
};

/** Fills in the email and the phrase and submits the form. No password is required. */
async function confirmByEmail(context: PlayContext) {
  const t = words(context);
  await toConfirmation(context);
  await expect(screenOf(context).queryByLabelText(t.password, { selector: 'input' })).toBeNull();
  await fillField(field(context, 'email'), 'afi.mensah@example.com');
  await fillField(field(context, 'confirmText'), t.phrase);
  await pressSubmit(script, context);
}

/** An account with Google login has an email and no password. The input is kept while the user logs in again. */
export const GoogleAccount: Story = {
  parameters: {
    flow: flow(customer({ authType: 'google' })),
    msw: { handlers: [accountDeletionMock.freshSignInRequired] },
  },
  play: async (context) => {
    const t = words(context);
    await confirmByEmail(context);
    await user.click(await screenOf(context).findByRole('button', { name: t.logInAgain }));
    await expect(spies.logOut).toHaveBeenCalledWith('to-log-in-again');
    const kept = Object.entries(sessionStorage).map(([, value]) => String(value));
    await expect(kept.join()).toContain('afi.mensah@example.com');
  },
};

/** An account with Google login and a password has to enter the password. */
export const GoogleAccountWithPassword: Story = {
  parameters: { flow: flow(customer({ authType: 'google', hasPassword: true })) },
  play: async (context) => {
    await script.fill(context);
    await pressSubmit(script, context);
    await script.isDone(context);
  },
};

/** An account with phone login and an email address has to enter the address, because the backend checks it. */
export const PhoneAccountWithAddress: Story = {
  parameters: { flow: flow(customer({ authType: 'phone', hasPassword: false })) },
  play: async (context) => {
    await confirmByEmail(context);
    await script.isDone(context);
  },
};

const leaving = customer({ deletionAt: eraseAt });

/** Logged in before the deletion date: keep the account, download the data, or log out. */
export const KeepMyAccount: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: {
    flow: flow(leaving),
    msw: { handlers: [accountDeletionUndoMock.success(), accountDataMock.success()] },
  },
  play: async (context) => {
    const t = words(context);
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1, name: t.doneTitle })).toBeVisible());
    await expect(context.canvas.getByText(new RegExp(longDate(new Date(eraseAt), localeOf(context))))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t.logOut })).toBeVisible();
  },
};

/** The account is kept, and its dashboard opens. */
export const Kept: Story = {
  parameters: KeepMyAccount.parameters,
  play: async (context) => {
    const t = words(context);
    await user.click(await context.canvas.findByRole('button', { name: t.keep }));
    await expectToast(context, t.kept);
    await expect(spies.go).toHaveBeenCalledWith('/account/dashboard');
  },
};

const heldUndo = createHeldResponse('/account-deletion/undo');

/** The user logs out, as another tab can, while the account is being kept: the login page stays open. */
export const KeptAfterLogout: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    flow: flow(leaving),
    msw: { handlers: [heldUndo.handler, accountDeletionUndoMock.success()] },
  },
  beforeEach: () => {
    session = endableSession(leaving);
    heldUndo.hold();
    return () => heldUndo.release();
  },
  render: () => (
    <SessionProvider value={session}>
      <AccountDeletion />
    </SessionProvider>
  ),
  play: async (context) => {
    const t = words(context);
    await user.click(await context.canvas.findByRole('button', { name: t.keep }));
    await waitFor(() => expect(heldUndo.asked()).toBe(1));
    session.end('ended-in-another-tab');
    heldUndo.release();
    await expectToast(context, t.kept);
    await expect(spies.go).not.toHaveBeenCalledWith('/account/dashboard');
  },
};

/** Downloading the data sends only its own form: the account is still going to be deleted. */
export const DataDownloadedFirst: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    flow: flow(leaving),
    msw: { handlers: [heldUndo.handler, accountDeletionUndoMock.success(), accountDataMock.success()] },
  },
  beforeEach: () => {
    heldUndo.hold();
    return () => heldUndo.release();
  },
  play: async (context) => {
    const t = textsOf(context, 'dataDownload');
    await user.click(await context.canvas.findByRole('button', { name: t.open }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillField(await dialog.findByLabelText(t.password), 'Kermesse-2026!');
    await user.click(dialog.getByRole('button', { name: t.download }));
    await dialog.findByText(new RegExp(`^${t.saved.split('{{')[0] ?? ''}`));
    await user.keyboard('{Escape}');
    await expect(await context.canvas.findByRole('button', { name: words(context).keep })).toBeEnabled();
    await expect(heldUndo.asked()).toBe(0);
  },
};

/** Keeping the account fails: an error appears, and a retry is possible. */
export const KeepingFails: Story = {
  parameters: {
    flow: flow(leaving),
    msw: { handlers: [accountDeletionUndoMock.serverError] },
    continuation: async (context: PlayContext) => {
      const t = words(context);
      context.msw.use(accountDeletionUndoMock.success());
      await user.click(context.canvas.getByRole('button', { name: t.keep }));
      await expectToast(context, t.kept);
    },
  },
  play: async (context) => {
    const t = words(context);
    await user.click(await context.canvas.findByRole('button', { name: t.keep }));
    await expectNotice(context, failureText('generic', context));
  },
};

/** An anonymous visitor is redirected to the login page, and back afterwards. */
export const Guest: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { flow: { session: { user: null }, settings: { accountDeletion: true } } },
  play: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/login?redirect=%2Fdelete-account', { replace: true }));
  },
};
