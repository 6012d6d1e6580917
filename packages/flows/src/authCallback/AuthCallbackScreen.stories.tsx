import { exampleCustomer, exampleSession } from '@kermesse/api/mock-examples';
import { authGoogleLinkMock } from '@kermesse/api/mocks/auth-google-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import {
  carriedBy,
  commonStories,
  failureStory,
  failureText,
  pressSubmit,
  screenOf,
  fillField,
  type FormScript,
  type PlayContext,
  fieldsStory,
} from '../stories/form-stories.ts';
import { AuthCallbackScreen } from './AuthCallbackScreen.tsx';

const data = { user: exampleCustomer, accessToken: 'example-token' };

const meta = {
  title: 'Flows/Auth callback',
  component: AuthCallbackScreen,
  decorators: [onFlowStage],
  parameters: screenParameters,
} satisfies Meta<typeof AuthCallbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A successful result begins a session that outlives the browser, and goes to the home page. */
export const Typical: Story = {
  args: { auth: { status: 200, data } },
  play: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
    await expect(spies.connect).toHaveBeenCalledWith({ ...data, remember: true });
  },
};

const stored = (query: string) => () => {
  const link = { token: 'a-token', email: 'afi@example.com', query, until: Date.now() + 60_000 };
  sessionStorage.setItem('kermesse:pending-link', JSON.stringify(link));
};

/** A reload of the step that links Google: the server refuses the same result, and the tab has kept the step. */
export const Reloaded: Story = {
  args: { auth: { status: 400 } },
  beforeEach: () => stored(location.search)(),
  play: async (context) => {
    await screenOf(context).findByRole('heading', { level: 1, name: words(context).title });
    await expect(spies.go).not.toHaveBeenCalled();
  },
  tags: ['!dev', '!autodocs'],
};

/** Any other status shows 'Authentication failed' and goes to the login page. */
export const Refused: Story = {
  args: { auth: { status: 403 } },
  play: async (context) => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/login', { replace: true }));
    await waitFor(() =>
      expect(screenOf(context).getByText(failureText('authenticationFailed', context))).toBeVisible(),
    );
    await expect(spies.connect).not.toHaveBeenCalled();
  },
};

/** Another login that failed does not return to the step that was kept. */
export const AnotherLogin: Story = {
  ...Refused,
  args: { auth: { status: 400 } },
  beforeEach: stored('?code=another'),
  tags: ['!dev', '!autodocs'],
};

const administrator = { ...exampleCustomer, profileType: 'admin' } as const;

/** Administrators cannot log in, even when a backend accepts them. */
export const Administrator: Story = {
  ...Refused,
  args: { auth: { status: 200, data: { ...data, user: administrator } } },
  tags: ['!dev', '!autodocs'],
};

/** A session that cannot be stored counts as a failure. */
export const NotKept: Story = {
  args: { auth: { status: 200, data } },
  parameters: { flow: { session: { connect: () => Promise.reject(new Error('full')) } } },
  play: async (context) => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/login', { replace: true }));
    await waitFor(() =>
      expect(screenOf(context).getByText(failureText('authenticationFailed', context))).toBeVisible(),
    );
  },
};

/** Without a result, the screen goes to the home page. */
export const NoResult: Story = {
  play: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
    await expect(spies.connect).not.toHaveBeenCalled();
  },
};

const words = (context: PlayContext) => textsOf(context, 'authCallback').link;
const passwordOf = (context: PlayContext) => screenOf(context).getByLabelText(words(context).password);
const link = { args: { auth: { status: 409, link: { token: 'a-token', email: 'afi@example.com' } } } };

const script: FormScript = {
  path: '/auth/google/link',
  success: authGoogleLinkMock.success(),
  fill: async (context) => fillField(passwordOf(context), 'Kermesse-2026'),
  button: (context) => words(context).submit,
  isKept: async (context) => expect(passwordOf(context)).toHaveValue('Kermesse-2026'),
  isDone: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
    await expect(spies.connect).toHaveBeenCalledWith({ ...exampleSession().data, remember: true });
  },
};

/** The email belongs to an account with a password. Once it is entered, both ways log in to the same account. */
export const AsksForThePassword: Story = {
  ...link,
  parameters: { msw: { handlers: [script.success] } },
  play: async (context) => {
    const t = words(context);
    await expect(screenOf(context).getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(
      screenOf(context).getByText(t.lead.replace('{{email}}', 'afi@example.com').replaceAll(/\s/g, ' ')),
    ).toBeVisible();
    const forgot = screenOf(context).getByRole('link', { name: t.forgot });
    await expect(forgot).toHaveAttribute('href', '/reset-password');
    await expect(await carriedBy(forgot)).toBe('afi@example.com');
    await expect(spies.go).not.toHaveBeenCalled();
  },
};

export const Linked: Story = {
  ...link,
  parameters: { msw: { handlers: [script.success] } },
  play: async (context) => {
    await script.fill(context);
    await pressSubmit(script, context);
    await script.isDone(context);
  },
};

export const NothingFilledIn: Story = {
  ...link,
  play: async (context) => {
    await pressSubmit(script, context);
    await waitFor(() => expect(screenOf(context).getByText(textsOf(context, 'form').required)).toBeVisible());
    await waitFor(() => expect(passwordOf(context)).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  ...link,
  ...fieldsStory(script, authGoogleLinkMock.wrongPassword, 'wrongPassword'),
};
export const TooLate: Story = {
  ...link,
  ...failureStory(script, authGoogleLinkMock.invalidToken, 'authenticationFailed', { help: 'linkLate' }),
};
export const AccountDisabled: Story = { ...link, ...failureStory(script, authGoogleLinkMock.userDisabled, 'disabled') };

/** An administrator who enters the password is rejected, too. */
export const LinkedAdministrator: Story = {
  ...link,
  ...failureStory(script, authGoogleLinkMock.success(exampleSession(administrator)), 'loginFailed'),
  tags: ['!dev', '!autodocs'],
};

const common = commonStories(script, authGoogleLinkMock, 'loginFailed');
export const Offline: Story = { ...link, ...common.Offline };
export const Timeout: Story = { ...link, ...common.Timeout };
export const ServerError: Story = { ...link, ...common.ServerError };
export const Malformed: Story = { ...link, ...common.Malformed };
export const TooManyTries: Story = { ...link, ...common.TooManyTries };
export const SentOnce: Story = { ...link, ...common.SentOnce, tags: ['!dev', '!autodocs'] };
