import { authResetPasswordMock } from '@kermesse/api/mocks/auth-reset-password';
import { passwordCheckMock } from '@kermesse/api/mocks/password-check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { storyUser } from '../stories/people.ts';
import { firstLine } from '../stories/first-line.ts';
import {
  commonStories,
  failureStory,
  fieldsStory,
  screenOf,
  successStory,
  type FormScript,
  type PlayContext,
  user,
  fillField,
} from '../stories/form-stories.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const words = (context: PlayContext) => textsOf(context, 'resetPassword');
const chosen = 'Harmattan 2026';

const passwordsOf = (context: PlayContext) =>
  [words(context).password, words(context).confirmation].map((label) =>
    screenOf(context).getByLabelText(label, { selector: 'input' }),
  );

const script: FormScript = {
  path: '/auth/reset-password',
  success: authResetPasswordMock.success(),
  fill: async (context) => {
    for (const field of passwordsOf(context)) await fillField(field, chosen);
  },
  button: (context) => words(context).submit,
  isKept: async (context) => {
    for (const field of passwordsOf(context)) await expect(field).toHaveValue(chosen);
  },
  isDone: async (context) => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/login'));
    await waitFor(() => expect(screenOf(context).getByText(words(context).changed)).toBeVisible());
  },
};

const meta = {
  title: 'Flows/Reset password',
  component: ResetPasswordScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  args: { token: 'token-of-the-email', email: 'afi@example.com' },
  parameters: { ...screenParameters, msw: { handlers: [script.success] } },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    for (const field of passwordsOf(context)) await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(screenOf(context).queryByRole('textbox', { name: words(context).email })).toBeNull();
  },
};

/** A link without an email address: the form has a required email field. */
export const WithoutEmail: Story = {
  args: { email: undefined },
  play: async (context) => {
    const form = textsOf(context, 'form');
    const email = screenOf(context).getByRole('textbox', { name: words(context).email });
    await script.fill(context);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(screenOf(context).getByText(form.required)).toBeVisible();
    await user.keyboard('afi@example.com{Enter}');
    await script.isDone(context);
  },
};

/** A link with an invalid email address: the field appears with the error, and stays until it is corrected. */
export const InvalidEmail: Story = {
  tags: ['!dev', '!autodocs'],
  args: { email: 'afi@' },
  play: async (context) => {
    const form = textsOf(context, 'form');
    await script.fill(context);
    await user.keyboard('{Enter}');
    const email = await screenOf(context).findByRole('textbox', { name: words(context).email });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(form.email));
    await user.type(email, 'example.com{Enter}');
    await script.isDone(context);
  },
};

/** The notification appears on the login page. */
export const Success: Story = successStory(script);

/** The account's own user is logged out: a logged-in user cannot see the login page. */
export const LoggedIn: Story = {
  ...Success,
  tags: ['!dev', '!autodocs'],
  parameters: { ...Success.parameters, flow: { session: { user: storyUser({ email: 'afi@example.com' }) } } },
  play: async (context) => {
    await Success.play?.(context);
    await expect(spies.logOut).toHaveBeenCalledTimes(1);
    await expect(spies.logOut).toHaveBeenCalledWith('to-log-in-again');
    await expect(spies.logOut.mock.invocationCallOrder[0]).toBeLessThan(spies.go.mock.invocationCallOrder[0] ?? 0);
  },
};

/** Another user stays logged in. */
export const LoggedInAsAnother: Story = {
  ...LoggedIn,
  tags: ['!dev', '!autodocs'],
  parameters: { ...Success.parameters, flow: { session: { user: storyUser({ email: 'kofi@example.com' }) } } },
  play: async (context) => {
    await Success.play?.(context);
    await expect(spies.logOut).not.toHaveBeenCalled();
  },
};

export const Mismatch: Story = {
  play: async (context) => {
    const form = textsOf(context, 'form');
    const [password, confirmation] = passwordsOf(context);
    await user.type(password as HTMLElement, 'abc');
    await user.type(confirmation as HTMLElement, 'abcd{Enter}');
    await waitFor(() => expect(screenOf(context).getByText(form.tooWeak)).toBeVisible());
    await expect(screenOf(context).getByText(firstLine(form.mismatch))).toBeVisible();
    await expect(password).toHaveValue('abc');
  },
};

export const MissingData = failureStory(script, authResetPasswordMock.missingData, 'missingData');
export const LinkExpired = failureStory(script, authResetPasswordMock.invalidToken, 'resetFailed', {
  help: 'linkExpired',
});
export const UserNotFound = failureStory(script, authResetPasswordMock.userNotFound, 'userNotFound');
export const InvalidData = fieldsStory(
  script,
  authResetPasswordMock.refuses('form/invalid_data', { password: 'too_short' }),
  {
    fr: 'Texte trop court',
    en: 'Too short',
  },
);

const common = commonStories(script, authResetPasswordMock, 'resetFailed');
export const Offline = common.Offline;
export const Timeout = common.Timeout;
export const ServerError = common.ServerError;
export const Malformed = common.Malformed;
export const TooManyTries = common.TooManyTries;
export const SentOnce = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };

let checked: unknown;

/** The early check sends the link's token: with it, the server knows the names that the password must not contain. */
export const CheckedWithToken: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/password-check', async ({ request }) => {
          checked = await request.clone().json();
        }),
        passwordCheckMock.success(),
      ],
    },
  },
  play: async (context) => {
    const [field] = passwordsOf(context);
    if (field) await fillField(field, 'Mensah-2026');
    await user.tab();
    await waitFor(() => expect(checked).toMatchObject({ email: 'afi@example.com', token: 'token-of-the-email' }));
  },
};
