import { passkeysListMock } from '@kermesse/api/mocks/passkeys-list';
import { userSessionsListMock } from '@kermesse/api/mocks/user-sessions-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { customer } from '../stories/account-people.ts';
import { failureText } from '../stories/form-stories.ts';
import { inLoginAndSecurityColumn, loginAndSecurityWords } from '../stories/login-and-security-column.tsx';
import { LoginAndSecurityLists } from './LoginAndSecurityLists.tsx';

const session = { user: customer() };

/**
 * The lists below "Login and security" of the profile: the user's passkeys and their sessions. The settings `passkeys`
 * and `sessions` say which of them the backend supports. Without both, the component renders nothing.
 */
const meta = {
  title: 'Flows/Account/Login and security',
  component: LoginAndSecurityLists,
  decorators: inLoginAndSecurityColumn,
  parameters: {
    frameHeight: 760,
    flow: { session, settings: { passkeys: true, sessions: true } },
    msw: { handlers: [passkeysListMock.success(), userSessionsListMock.success()] },
  },
} satisfies Meta<typeof LoginAndSecurityLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    for (const name of [t.passkeys, t.sessions])
      await waitFor(() => expect(context.canvas.getByRole('list', { name })).toBeVisible());
  },
};

/** Each list shows its own skeleton while it loads. */
export const Loading: Story = {
  parameters: { msw: { handlers: [passkeysListMock.pending, userSessionsListMock.pending] } },
  play: async (context) => {
    await waitFor(() =>
      expect(context.canvas.getAllByRole('status', { name: loginAndSecurityWords(context).loading })).toHaveLength(2),
    );
  },
};

/** One list fails to load. The other list is still shown. */
export const OneListFailed: Story = {
  parameters: { msw: { handlers: [passkeysListMock.success(), userSessionsListMock.serverError] } },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(failureText('listFailed', context))).toBeVisible());
    await waitFor(() =>
      expect(context.canvas.getByRole('list', { name: loginAndSecurityWords(context).passkeys })).toBeVisible(),
    );
  },
};

/** A site whose backend does not support passkeys. */
export const SessionsOnly: Story = {
  parameters: { flow: { session, settings: { passkeys: false, sessions: true } } },
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await waitFor(() => expect(context.canvas.getByRole('list', { name: t.sessions })).toBeVisible());
    await expect(context.canvas.queryByRole('heading', { name: t.passkeys })).toBeNull();
  },
};

/** A site whose backend supports neither passkeys nor a list of sessions. */
export const Neither: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { flow: { session, settings: { passkeys: false, sessions: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
