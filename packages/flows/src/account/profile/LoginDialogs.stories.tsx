import { authEditEmailMock } from '@kermesse/api/mocks/auth-edit-email';
import { authEditPasswordMock } from '@kermesse/api/mocks/auth-edit-password';
import { Button } from '@kermesse/ui/Button';
import { Stack } from '@kermesse/ui/Stack';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { UnsavedGuard } from '../../form/unsaved/UnsavedGuard.tsx';
import { customer } from '../../stories/account-people.ts';
import { firstLine } from '../../stories/first-line.ts';
import {
  commonStories,
  expectFieldError,
  expectToast,
  failureStory,
  failureText,
  fieldsStory,
  successStory,
  type FormScript,
  type PlayContext,
  user,
  fillField,
  press,
} from '../../stories/form-stories.ts';
import { onFlowStage, spies, wordsOf, textsOf } from '../../stories/flow-story.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** The labels of the buttons that open the dialogs; those inside have the labels of the specification. */
const openers = {
  fr: { password: 'Mot de passe', email: 'E-mail' },
  en: { password: 'Password', email: 'Email' },
};

function Dialogs() {
  const [open, setOpen] = useState<'password' | 'email'>();
  const close = () => setOpen(undefined);
  const { i18n } = useTranslation();
  const opener = openers[toLocale(i18n.language)];
  return (
    <UnsavedGuard>
      <Stack direction="row" gap={3}>
        <Button variant="line" onPress={() => setOpen('password')}>
          {opener.password}
        </Button>
        <Button variant="line" onPress={() => setOpen('email')}>
          {opener.email}
        </Button>
      </Stack>
      <PasswordDialog isOpen={open === 'password'} onOpenChange={close} />
      <EmailDialog isOpen={open === 'email'} onOpenChange={close} />
    </UnsavedGuard>
  );
}

const meta = {
  title: 'Flows/Account/Password and email',
  component: Dialogs,
  decorators: [onFlowStage],
  parameters: {
    frameHeight: 640,
    flow: { session: { user: customer() } },
    msw: { handlers: [authEditPasswordMock.success(), authEditEmailMock.success()] },
  },
} satisfies Meta<typeof Dialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPassword = async (context: PlayContext) =>
  user.click(await context.canvas.findByRole('button', { name: wordsOf(openers, context).password }));
const openEmail = async (context: PlayContext) =>
  user.click(await context.canvas.findByRole('button', { name: wordsOf(openers, context).email }));
const field = (name: string) => screen.findByLabelText(name);
const describedBy = (element: HTMLElement, text: string) =>
  waitFor(() => expect(element).toHaveAccessibleDescription(expect.stringContaining(text)));

const gone = async (context: PlayContext, text: string) => {
  await expectToast(context, text);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** The browser asks before it closes the tab while a dialog has input. A closed dialog has none. */
export const InputInDialog: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openPassword(context);
    await user.type(await field(textsOf(context, 'account').currentPassword), 'a');
    await waitFor(() => expect(asks()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asks()).toBe(false));
  },
};

/** The error of each rule of a new password (specification §5) appears at its field. */
export const PasswordRules: Story = {
  play: async (context) => {
    const t = textsOf(context, 'account');
    const rule = textsOf(context, 'form');
    await openPassword(context);
    const [current, fresh, again] = [
      await field(t.currentPassword),
      await field(t.newPassword),
      await field(t.newPasswordAgain),
    ];
    await expect(again).toBeDisabled();
    await press(t.changePassword);
    await describedBy(current, rule.required);
    await describedBy(fresh, rule.required);
    await expect(current).toHaveFocus();
  },
  parameters: {
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'account');
      const rule = textsOf(context, 'form');
      const [current, fresh, again] = [
        await field(t.currentPassword),
        await field(t.newPassword),
        await field(t.newPasswordAgain),
      ];
      await user.type(current, 'old password');
      await user.type(fresh, 'abc');
      await expect(again).toBeEnabled();
      await user.type(again, 'abc');
      await press(t.changePassword);
      await describedBy(fresh, rule.tooWeak);
      await user.clear(fresh);
      await user.type(fresh, 'Fufu-de-fete-2026');
      await press(t.changePassword);
      await describedBy(again, firstLine(rule.mismatch));
      await user.clear(again);
      await user.type(again, 'Fufu-de-fete-2026');
      await press(t.changePassword);
      await expectToast(context, t.passwordChanged);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(context.canvas.getByRole('button', { name: wordsOf(openers, context).password })).toHaveFocus(),
      );
    },
  },
};

/** The new email must be valid. Within ten minutes of the login, no password is required. */
export const EmailRules: Story = {
  play: async (context) => {
    const t = textsOf(context, 'account');
    const rule = textsOf(context, 'form');
    await openEmail(context);
    const email = await field(t.newEmail);
    await expect(screen.queryByLabelText(t.currentPassword)).toBeNull();
    await press(t.changeEmail);
    await describedBy(email, rule.required);
    await user.type(email, 'afi@');
    await press(t.changeEmail);
    await describedBy(email, rule.email);
  },
  parameters: {
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'account');
      await user.type(await field(t.newEmail), 'example.org');
      await press(t.changeEmail);
      await expectToast(context, t.emailPending);
      await expectToast(context, t.emailToConfirm.replace('{{email}}', 'afi@example.org'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
};

/** In an older session the server requires the password: its field appears with the focus, and the input is kept. */
export const EmailAsksForThePassword: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: { msw: { handlers: [authEditEmailMock.missingData] } },
  play: async (context) => {
    const t = textsOf(context, 'account');
    await openEmail(context);
    await fillField(await field(t.newEmail), 'afi@example.org');
    await press(t.changeEmail);
    const password = await field(t.currentPassword);
    await describedBy(password, failureText('passwordNeeded', context));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(await field(t.newEmail)).toHaveValue('afi@example.org');
  },
};

/** The password is required. A wrong one shows an error, and the right one is sent with the new address. */
export const EmailWithThePassword: Story = {
  parameters: { msw: { handlers: [authEditEmailMock.missingData] } },
  play: async (context) => {
    const t = textsOf(context, 'account');
    await openEmail(context);
    await fillField(await field(t.newEmail), 'afi@example.org');
    await press(t.changeEmail);
    const password = await field(t.currentPassword);
    await waitFor(() => expect(password).toHaveFocus());
    await press(t.changeEmail);
    await describedBy(password, textsOf(context, 'form').required);
    await fillField(password, 'wrong password');
    context.msw.use(authEditEmailMock.wrongPassword);
    await press(t.changeEmail);
    await expectFieldError(password, failureText('wrongPassword', context));
    context.msw.use(authEditEmailMock.success());
    await fillField(password, 'old password');
    await press(t.changeEmail);
    await gone(context, t.emailPending);
  },
};

const passwordScript: FormScript = {
  path: '/auth/edit-password',
  success: authEditPasswordMock.success(),
  fill: async (context) => {
    const t = textsOf(context, 'account');
    await openPassword(context);
    await fillField(await field(t.currentPassword), 'old password');
    await fillField(await field(t.newPassword), 'Fufu-de-fete-2026');
    await fillField(await field(t.newPasswordAgain), 'Fufu-de-fete-2026');
  },
  button: (context) => textsOf(context, 'account').changePassword,
  isKept: async (context) =>
    expect(await field(textsOf(context, 'account').newPassword)).toHaveValue('Fufu-de-fete-2026'),
  isDone: async (context) => gone(context, textsOf(context, 'account').passwordChanged),
};
export const PasswordChanged: Story = successStory(passwordScript);
const password = commonStories(passwordScript, authEditPasswordMock, 'generic');
export const WrongPassword: Story = fieldsStory(passwordScript, authEditPasswordMock.wrongPassword, 'wrongPassword');
export const PasswordMissingData: Story = failureStory(passwordScript, authEditPasswordMock.missingData, 'missingData');
export const PasswordFieldRefused: Story = fieldsStory(
  passwordScript,
  authEditPasswordMock.refuses('form/invalid_data', { newPassword: 'required' }),
  {
    fr: 'Ce champ est obligatoire',
    en: 'This field is required',
  },
);
export const PasswordOffline: Story = password.Offline;
export const PasswordTimeout: Story = password.Timeout;
export const PasswordServerError: Story = password.ServerError;
export const PasswordMalformed: Story = password.Malformed;
export const PasswordTooManyTries: Story = password.TooManyTries;
export const PasswordSentOnce: Story = { ...password.SentOnce, tags: ['!dev', '!autodocs'] };

const emailScript: FormScript = {
  path: '/auth/edit-email',
  success: authEditEmailMock.success(),
  fill: async (context) => {
    const t = textsOf(context, 'account');
    await openEmail(context);
    await fillField(await field(t.newEmail), 'afi@example.org');
  },
  button: (context) => textsOf(context, 'account').changeEmail,
  isKept: async (context) => expect(await field(textsOf(context, 'account').newEmail)).toHaveValue('afi@example.org'),
  isDone: async (context) => gone(context, textsOf(context, 'account').emailPending),
};
const email = commonStories(emailScript, authEditEmailMock, 'generic');
const logInAgain = failureStory(emailScript, authEditEmailMock.freshSignInRequired, 'logInAgain');
/** An account without a password has to log in again: a button does that. */
export const EmailLogInAgain: Story = {
  ...logInAgain,
  parameters: {
    ...logInAgain.parameters,
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'account');
      await expect(screen.queryByRole('button', { name: t.changeEmail })).toBeNull();
      await press(t.logInAgain);
      await expect(spies.logOut).toHaveBeenCalledWith('to-log-in-again');
    },
  },
};
export const EmailTaken: Story = fieldsStory(emailScript, authEditEmailMock.emailAlreadyUsed, {
  fr: 'Cette adresse e-mail est déjà utilisée',
  en: 'This email is already used',
});
export const EmailFieldRefused: Story = fieldsStory(
  emailScript,
  authEditEmailMock.refuses('form/invalid_data', { email: 'email' }),
  {
    fr: 'Adresse e-mail invalide',
    en: 'Invalid email',
  },
);
export const EmailOffline: Story = email.Offline;
export const EmailTimeout: Story = email.Timeout;
export const EmailServerError: Story = email.ServerError;
export const EmailMalformed: Story = email.Malformed;
export const EmailTooManyTries: Story = email.TooManyTries;
export const EmailSentOnce: Story = { ...email.SentOnce, tags: ['!dev', '!autodocs'] };
