import { authLoginMock } from '@kermesse/api/mocks/auth-login';
import { exampleCustomer } from '@kermesse/api/mock-examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localeOf, onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { provenStories } from '../humanCheck/stories/proven-stories.ts';
import {
  commonStories,
  failureStory,
  fieldsStory,
  screenOf,
  user,
  fillField,
  type FormScript,
  type PlayContext,
  carriedBy,
} from '../stories/form-stories.ts';
import { customer } from '../stories/account-people.ts';
import { LoginScreen } from './LoginScreen.tsx';

const words = (context: PlayContext) => textsOf(context, 'login');

const fieldsOf = (context: PlayContext) => {
  const t = words(context);
  const screen = screenOf(context);
  return {
    email: screen.getByRole('textbox', { name: t.email }),
    password: screen.getByLabelText(t.password, { selector: 'input' }),
    remember: screen.getByRole('checkbox', { name: t.remember }),
  };
};

const script: FormScript = {
  path: '/auth/login',
  success: authLoginMock.success(),
  fill: async (context) => {
    const { email, password, remember } = fieldsOf(context);
    await fillField(email, 'afi@example.com');
    await fillField(password, 'Harmattan 2026');
    await user.click(remember);
  },
  button: (context) => words(context).submit,
  isKept: async (context) => {
    const { email, password, remember } = fieldsOf(context);
    await expect(email).toHaveValue('afi@example.com');
    await expect(password).toHaveValue('Harmattan 2026');
    await expect(remember).toBeChecked();
  },
  isDone: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/'));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
    await expect(spies.connect).toHaveBeenCalledWith(
      expect.objectContaining({ accessToken: 'example-token', remember: true }),
    );
  },
};

const meta = {
  title: 'Flows/Login',
  component: LoginScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  parameters: { ...screenParameters, msw: { handlers: [authLoginMock.live()] } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  tags: ['screenshot', 'screenshot-widths', 'screenshot-systems'],
  play: async (context) => {
    const t = words(context);
    const other = textsOf(context, 'authFrame');
    const screen = screenOf(context);
    const { email, password } = fieldsOf(context);
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    const google = screen.getByRole('link', { name: other.google });
    await expect(google).toHaveAttribute('href', `/auth/google/redirect?locale=${localeOf(context)}`);
    await expect(screen.getByRole('link', { name: t.forgot })).toHaveAttribute('href', '/reset-password');
    await expect(screen.getByRole('link', { name: t.register })).toHaveAttribute('href', '/register');
    const phone = screen.getByRole('button', { name: other.phone });
    await expect(phone).toBeVisible();
    const order = google.compareDocumentPosition(phone);
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING, 'Google comes first (specification §2)').not.toBe(0);
  },
};

/** Login with the keyboard alone. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [authLoginMock.success()] } },
  play: async (context) => {
    const { email, password, remember } = fieldsOf(context);
    await user.tab();
    await expect(email).toHaveFocus();
    await user.keyboard('afi@example.com');
    await user.tab();
    await expect(password).toHaveFocus();
    await user.keyboard('Harmattan 2026');
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await user.tab();
    await expect(remember).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    await expect(screenOf(context).getByRole('button', { name: words(context).submit })).toHaveFocus();
    await user.keyboard('{Enter}');
    await script.isDone(context);
  },
};

/** Only a click that opens the next screen in this tab carries the address to it. */
export const CarriedEmail: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const forgot = screenOf(context).getByRole('link', { name: words(context).forgot });
    await user.type(fieldsOf(context).email, 'afi@example.com');
    await expect(await carriedBy(forgot, { ctrlKey: true })).toBeNull();
    await expect(await carriedBy(forgot)).toBe('afi@example.com');
  },
};

/** With empty fields, both show an error and the first has the focus. An invalid address has its own message. */
export const NothingFilledIn: Story = {
  play: async (context) => {
    const form = textsOf(context, 'form');
    const screen = screenOf(context);
    const submit = screen.getByRole('button', { name: words(context).submit });
    await user.click(submit);
    await waitFor(() => expect(screen.getAllByText(form.required)).toHaveLength(2));
    const { email, password } = fieldsOf(context);
    await waitFor(() => expect(email).toHaveFocus());
    await user.keyboard('afi@');
    await user.type(password, 'x');
    await user.click(submit);
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(form.email)));
    await expect(screen.queryByText(form.required)).toBeNull();
    await expect(email).toHaveValue('afi@');
  },
};

export const WrongPassword = failureStory(script, authLoginMock.wrongPassword, 'wrongCredentials');
export const UserNotFound = failureStory(script, authLoginMock.userNotFound, 'wrongCredentials');
export const MissingData = failureStory(script, authLoginMock.missingData, 'missingData');
export const AccountDisabled = failureStory(script, authLoginMock.userDisabled, 'disabled');
export const LoginFailed = failureStory(script, authLoginMock.loginFailed, 'loginFailed');
export const InvalidData = fieldsStory(script, authLoginMock.invalidData, {
  fr: 'Adresse e-mail invalide',
  en: 'Invalid email',
});

/** Administrators cannot use the login form, even when a backend accepts them. */
export const Administrator = failureStory(
  script,
  authLoginMock.success({ data: { user: { ...exampleCustomer, profileType: 'admin' }, accessToken: 'token' } }),
  'loginFailed',
);

const proven = provenStories(script, authLoginMock);
export const ProofAskedFor = proven.ProofAskedFor;
export const ProofOffline = proven.ProofOffline;
export const ProofUnavailable = proven.ProofUnavailable;
export const ProofUnsupported = proven.ProofUnsupported;
export const ProofRefusedAgain = proven.ProofRefusedAgain;

/** While the proof is computed, the button shows it, and the input is kept. */
export const Checking: Story = proven.Checking;

const common = commonStories(script, authLoginMock, 'loginFailed');
export const Offline = common.Offline;
export const Timeout = common.Timeout;
export const ServerError = common.ServerError;
export const Malformed = common.Malformed;
export const WrongShape = common.WrongShape;
export const TooManyTries = common.TooManyTries;
export const SentOnce = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };

/** After a login, in this form or in another way, every button is pending until the next page has loaded. */
export const NextPageLoads: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { flow: { session: { user: customer() }, settings: { passkeys: true } } },
  play: async (context) => {
    const names = [
      words(context).pending,
      textsOf(context, 'authFrame').phone,
      textsOf(context, 'loginAndSecurity').login,
    ];
    for (const name of names)
      await expect(context.canvas.getByRole('button', { name })).toHaveAttribute('data-pending');
  },
};
