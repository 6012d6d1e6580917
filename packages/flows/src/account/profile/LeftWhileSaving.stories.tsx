import { authEditEmailMock } from '@kermesse/api/mocks/auth-edit-email';
import { authEditPasswordMock } from '@kermesse/api/mocks/auth-edit-password';
import { userProfileUpdateMock } from '@kermesse/api/mocks/user-profile-update';
import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import type { User } from '@kermesse/api/schemas/account/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { closeDialog, goTo, pressInDialog } from '../../stories/AccountPages.tsx';
import { provider } from '../../stories/account-people.ts';
import { expectToast, failureText, user, fillField, type PlayContext } from '../../stories/form-stories.ts';
import { screenParameters, textsOf } from '../../stories/flow-story.tsx';
import { createHeldResponse } from '../../stories/held-response.ts';
import { leavingProfile } from '../../stories/leaving/leaving-profile.tsx';
import { refreshed } from '../../stories/sessions/KeptSession.tsx';
import { switchLanguage } from '../../stories/leaving/SwitchableLanguage.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const heldPassword = createHeldResponse('/auth/edit-password');
const heldEmail = createHeldResponse('/auth/edit-email');
const heldUser = createHeldResponse('/users/self/:id');
const heldProfile = createHeldResponse('/user-profile/:id');
const all = [heldPassword, heldEmail, heldUser, heldProfile];
const saving = http.put('*/api/users/self/:id', async ({ request }) =>
  HttpResponse.json({ data: { ...provider(), ...((await request.json()) as Partial<User>) } }),
);

/**
 * A save continues after its form unmounts. A notification shows the result on any page, without interrupting what the
 * user does meanwhile.
 */
const meta = {
  title: 'Flows/Account/Left while saving',
  tags: ['!dev', '!autodocs'],
  component: ProfileTab,
  ...leavingProfile(all),
  parameters: {
    ...screenParameters,
    layout: 'padded',
    msw: {
      handlers: [
        ...all.map(({ handler }) => handler),
        authEditPasswordMock.success(),
        authEditEmailMock.success(),
        userProfileUpdateMock.success(),
        saving,
      ],
    },
  },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'profileForm', 'form', 'account');
const field = (name: string) => screen.findByLabelText(name);

async function askForPassword(context: PlayContext) {
  const t = words(context);
  await user.click(await context.canvas.findByRole('button', { name: t.changePassword }));
  await fillField(await field(t.currentPassword), 'old password');
  await fillField(await field(t.newPassword), 'Fufu-de-fete-2026');
  await fillField(await field(t.newPasswordAgain), 'Fufu-de-fete-2026');
  await pressInDialog(t.changePassword);
  await waitFor(() => expect(heldPassword.asked()).toBe(1));
}

/** The user closes and reopens the dialog. A notification reports the changed password, and the dialog stays open. */
export const Password: Story = {
  play: async (context) => {
    const t = words(context);
    await askForPassword(context);
    await closeDialog();
    await user.click(await context.canvas.findByRole('button', { name: t.changePassword }));
    await fillField(await field(t.currentPassword), 'another');
    heldPassword.release();
    await expectToast(context, t.passwordChanged);
    await expect(await field(t.currentPassword)).toHaveValue('another');
  },
};

/** The server rejects the password after the dialog is closed: a notification shows the reason. */
export const PasswordRefused: Story = {
  parameters: { msw: { handlers: [heldPassword.handler, authEditPasswordMock.wrongPassword] } },
  play: async (context) => {
    await askForPassword(context);
    await closeDialog();
    heldPassword.release();
    await expectToast(context, failureText('wrongPassword', context));
  },
};

/** The same for the email. The user is reloaded. */
export const Email: Story = {
  play: async (context) => {
    const t = words(context);
    await user.click(await context.canvas.findByRole('button', { name: t.changeEmail }));
    await fillField(await field(t.newEmail), 'afi@example.org');
    await pressInDialog(t.changeEmail);
    await waitFor(() => expect(heldEmail.asked()).toBe(1));
    await closeDialog();
    heldEmail.release();
    await expectToast(context, t.emailPending);
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
  },
};

async function rename(context: PlayContext) {
  const t = words(context);
  const firstname = await context.canvas.findByRole('textbox', { name: t.firstname });
  await user.type(firstname, 'wa');
  await user.click(context.canvas.getAllByRole('button', { name: t.save })[0] as HTMLElement);
  await waitFor(() => expect(heldUser.asked()).toBe(1));
  return firstname;
}
const question = () => screen.queryByRole('alertdialog');

/** Opening another page during a save asks for no confirmation. Later the form shows the saved values. */
export const Profile: Story = {
  play: async (context) => {
    const t = words(context);
    await rename(context);
    // Closing the tab would abort the request, so the browser asks for confirmation.
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await goTo(context, 'events');
    await waitFor(() => expect(context.canvas.queryByRole('textbox', { name: t.firstname })).toBeNull());
    await expect(question()).toBeNull();
    heldUser.release();
    await expectToast(context, t.success);
    await goTo(context, 'profile');
    await expect(await context.canvas.findByRole('textbox', { name: t.firstname })).toHaveValue('Afiwa');
    await goTo(context, 'events');
    await expect(question()).toBeNull();
  },
};

/** The user returns to the profile during the save. The new form shows the saved values when the save succeeds. */
export const ReturnedDuringSave: Story = {
  play: async (context) => {
    const t = words(context);
    await rename(context);
    await goTo(context, 'events');
    await goTo(context, 'profile');
    const firstname = await context.canvas.findByRole('textbox', { name: t.firstname });
    await expect(firstname).toHaveValue('Afi');
    heldUser.release();
    await expectToast(context, t.success);
    await waitFor(() => expect(firstname).toHaveValue('Afiwa'));
    await expect(context.canvas.queryByText(t.unsaved)).toBeNull();
  },
};

/** The language changes after the page was left. The notification is in the new language, also when it changes back. */
export const LanguageChanged: Story = {
  play: async (context) => {
    await rename(context);
    await goTo(context, 'events');
    const switched = await switchLanguage(context);
    heldUser.release();
    await expectToast(switched, words(switched).success);
    await switchLanguage(switched);
    await expectToast(context, words(context).success);
  },
};

/** The save fails after the page was left and the language was changed: the error is in the new language. */
export const FailsAfterLanguageChange: Story = {
  parameters: { msw: { handlers: [heldUser.handler, usersUpdateMock.serverError] } },
  play: async (context) => {
    await rename(context);
    await goTo(context, 'events');
    const switched = await switchLanguage(context);
    heldUser.release();
    await expectToast(switched, words(switched).notSaved);
    await expectToast(switched, failureText('generic', switched));
  },
};

/** The password is changed after the language was changed. */
export const PasswordAfterLanguageChange: Story = {
  play: async (context) => {
    await askForPassword(context);
    await closeDialog();
    await goTo(context, 'events');
    const switched = await switchLanguage(context);
    heldPassword.release();
    await expectToast(switched, words(switched).passwordChanged);
  },
};

/** Input typed during a save is kept. Leaving the page asks for confirmation. */
export const TypedMeanwhile: Story = {
  play: async (context) => {
    const t = words(context);
    const firstname = await rename(context);
    const lastname = context.canvas.getByRole('textbox', { name: t.lastname });
    await user.type(lastname, '!');
    await goTo(context, 'events');
    await screen.findByRole('alertdialog', { name: t.unsavedTitle });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    heldUser.release();
    await expectToast(context, t.success);
    await expect(firstname).toHaveValue('Afiwa');
    await expect(lastname).toHaveValue('Mensah!');
    await expect(context.canvas.getByText(t.unsaved)).toBeVisible();
  },
};

/** A field is changed back during its save: it keeps the input, which differs from the saved value. */
export const ChangedBackMeanwhile: Story = {
  play: async (context) => {
    const t = words(context);
    const firstname = await rename(context);
    await fillField(firstname, 'Afi');
    heldUser.release();
    await expectToast(context, t.success);
    await expect(firstname).toHaveValue('Afi');
    await expect(context.canvas.getByText(t.unsaved)).toBeVisible();
  },
};

/** The user is saved during a save of the company, whose late response changes only the profile. */
export const SavedDuringSave: Story = {
  play: async (context) => {
    const t = words(context);
    const company = within(await context.canvas.findByRole('tabpanel', { name: t.company }));
    await user.type(company.getByLabelText(new RegExp(`^${t.companyName}`)), ' 2');
    await user.click(company.getByRole('button', { name: t.save }));
    await waitFor(() => expect(heldProfile.asked()).toBe(1));
    const firstname = await rename(context);
    heldUser.release();
    await expectToast(context, t.success);
    heldProfile.release();
    await waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
    await waitFor(() => expect(company.queryByText(t.unsaved)).toBeNull());
    await expect(firstname).toHaveValue('Afiwa');
  },
};
