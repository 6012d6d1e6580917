import type { Meta, StoryObj } from '@storybook/react-vite';
import { authEditEmailMock } from '@kermesse/api/mocks/auth-edit-email';
import { expect, screen, waitFor, within } from 'storybook/test';
import { phoneCustomer, customer } from '../../stories/account-people.ts';
import {
  carriedBy,
  expectNotice,
  expectToast,
  failureText,
  user,
  fillField,
  type PlayContext,
} from '../../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../../stories/flow-story.tsx';
import { storyLists } from '../../stories/people.ts';
import { KeptSession } from '../../stories/sessions/KeptSession.tsx';
import { ProfileTab } from './ProfileTab.tsx';

/** 'Login and security' for each login method, with and without a password. */
const meta = {
  title: 'Flows/Account/Ways of logging in',
  component: ProfileTab,
  decorators: [onFlowStage],
  args: { user: customer(), lists: storyLists('fr') },
  render: (args, context) => (
    <KeptSession user={args.user}>
      {(now) => <ProfileTab user={now} lists={storyLists(localeOf(context))} />}
    </KeptSession>
  ),
  parameters: { ...screenParameters, layout: 'padded', msw: { handlers: [authEditEmailMock.success()] } },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'account');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Waits until the map is drawn, which loads its data first. */
const pictureDrawn = ({ canvas }: PlayContext) =>
  canvas.findByRole('link', { name: '© OpenStreetMap' }, { timeout: 20_000 });

/** An account with Google login has no password. The reset link sets one. */
export const GoogleAccount: Story = {
  args: { user: customer({ authType: 'google', hasPassword: false }) },
  play: async (context) => {
    const t = words(context);
    await expect(context.canvas.getByText(plain(t.byGoogle))).toBeVisible();
    const setPassword = context.canvas.getByRole('link', { name: t.setPassword });
    await expect(setPassword).toHaveAttribute('href', '/reset-password');
    await expect(await carriedBy(setPassword)).toBe(customer().email);
    await expect(context.canvas.queryByRole('button', { name: t.changePassword })).toBeNull();
    await expect(context.canvas.getByRole('button', { name: t.changeEmail })).toBeVisible();
    await expect(context.canvas.getByText(plain(t.emailFixed))).toBeVisible();
  },
};

/** An account with Google login and a password can change the password. */
export const GoogleAccountWithPassword: Story = {
  args: { user: customer({ authType: 'google', hasPassword: true }) },
  play: async (context) => {
    const t = words(context);
    await expect(context.canvas.getByRole('button', { name: t.changePassword })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t.changeEmail })).toBeVisible();
    await expect(context.canvas.queryByText(plain(t.byGoogle))).toBeNull();
    await expect(context.canvas.queryByRole('link', { name: t.setPassword })).toBeNull();
  },
};

/** An account with phone login has no email address, and can add one. */
export const PhoneAccountAddsAnAddress: Story = {
  args: { user: phoneCustomer() },
  play: async (context) => {
    const t = words(context);
    await expect(context.canvas.getByText(plain(t.byPhone))).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: t.setPassword })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: t.changeEmail })).toBeNull();
    await user.click(context.canvas.getByRole('button', { name: t.addEmail }));
    const dialog = within(await screen.findByRole('dialog', { name: t.addEmail }));
    await waitFor(() => expect(dialog.getByText(plain(t.addEmailText))).toBeVisible());
    await fillField(dialog.getByLabelText(t.newEmail), 'akou@example.org');
    await user.click(dialog.getByRole('button', { name: t.addEmail }));
    await expectToast(context, t.emailToConfirm.replace('{{email}}', 'akou@example.org'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An account with phone login and an email address can change the address and set a password. */
export const PhoneAccountWithAddress: Story = {
  args: { user: customer({ authType: 'phone', hasPassword: false }) },
  play: async (context) => {
    const t = words(context);
    await expect(context.canvas.getByText(plain(t.byPhone))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: t.setPassword })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t.changeEmail })).toBeVisible();
  },
};

/** Entering the current address emails no link, but cancels a change that was not confirmed. A notification says so. */
export const CurrentAddressEntered: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const t = words(context);
    await pictureDrawn(context);
    await user.click(context.canvas.getByRole('button', { name: t.changeEmail }));
    const dialog = within(await screen.findByRole('dialog', { name: t.changeEmail }));
    await fillField(dialog.getByLabelText(t.newEmail), ` ${context.args.user.email?.toUpperCase()}`);
    await user.click(dialog.getByRole('button', { name: t.changeEmail }));
    await expectToast(context, t.emailUnchanged);
    await expect(screen.queryByText(t.emailPending)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without a password and with an older session, the user has to log in again to change the email. */
export const ChangeEmailLogInAgain: Story = {
  args: { user: customer({ authType: 'google', hasPassword: false }) },
  parameters: { msw: { handlers: [authEditEmailMock.freshSignInRequired] } },
  play: async (context) => {
    const t = words(context);
    await pictureDrawn(context);
    await user.click(context.canvas.getByRole('button', { name: t.changeEmail }));
    const dialog = within(await screen.findByRole('dialog', { name: t.changeEmail }));
    await fillField(dialog.getByLabelText(t.newEmail), 'afi@example.org');
    await user.click(dialog.getByRole('button', { name: t.changeEmail }));
    await expectNotice(context, failureText('logInAgain', context));
    await expect(dialog.getByLabelText(t.newEmail)).toHaveValue('afi@example.org');
    await waitFor(() => expect(dialog.getByRole('button', { name: t.logInAgain })).toBeVisible());
  },
};
