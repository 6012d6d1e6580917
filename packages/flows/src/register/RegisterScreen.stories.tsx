import { authRegisterMock } from '@kermesse/api/mocks/auth-register';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { provenStories } from '../humanCheck/stories/proven-stories.ts';
import { firstLine } from '../stories/first-line.ts';
import { LeaveAndReturn, leaveAndReturn } from '../stories/leaving/LeaveAndReturn.tsx';
import {
  commonStories,
  expectNotice,
  failureStory,
  failureText,
  fieldsStory,
  pressSubmit,
  screenOf,
  type FormScript,
  type PlayContext,
  user,
  fillField,
} from '../stories/form-stories.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const words = (context: PlayContext) => textsOf(context, 'register');

const fieldsOf = (context: PlayContext) => {
  const t = words(context);
  const screen = screenOf(context);
  return {
    firstname: screen.getByRole('textbox', { name: t.firstname }),
    lastname: screen.getByRole('textbox', { name: t.lastname }),
    email: screen.getByRole('textbox', { name: t.email }),
    password: screen.getByLabelText(t.password, { selector: 'input' }),
    confirmation: screen.getByLabelText(t.confirmation, { selector: 'input' }),
  };
};

const filled = {
  firstname: 'Efua',
  lastname: 'Dogbe',
  email: 'efua@example.com',
  password: 'Harmattan 2026',
  confirmation: 'Harmattan 2026',
};

const script: FormScript = {
  path: '/auth/register',
  success: authRegisterMock.success(),
  fill: async (context) => {
    for (const [name, field] of Object.entries(fieldsOf(context)))
      await fillField(field, filled[name as keyof typeof filled]);
  },
  button: (context) => words(context).submit,
  isKept: async (context) => {
    for (const [name, field] of Object.entries(fieldsOf(context)))
      await expect(field).toHaveValue(filled[name as keyof typeof filled]);
  },
  isDone: async () => {
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/'));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
  },
};

const meta = {
  title: 'Flows/Register',
  component: RegisterScreen,
  decorators: [onFlowStage],
  parameters: { ...screenParameters, msw: { handlers: [authRegisterMock.live()] } },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields, the other ways to log in and the login link are in the specified order (specification §2). */
export const Typical: Story = {
  tags: ['screenshot', 'screenshot-pictures-once'],
  play: async (context) => {
    const fields = fieldsOf(context);
    await expect(fields.firstname).toHaveAttribute('autocomplete', 'given-name');
    await expect(fields.lastname).toHaveAttribute('autocomplete', 'family-name');
    await expect(fields.email).toHaveAttribute('autocomplete', 'username');
    await expect(fields.password).toHaveAttribute('autocomplete', 'new-password');
    await expect(fields.confirmation).toHaveAttribute('autocomplete', 'new-password');
    await expect(screenOf(context).getByRole('link', { name: words(context).login })).toHaveAttribute('href', '/login');
    const ways = textsOf(context, 'authFrame');
    const order = [
      fields.email,
      fields.lastname,
      fields.firstname,
      fields.password,
      fields.confirmation,
      screenOf(context).getByRole('button', { name: words(context).submit }),
      screenOf(context).getByRole('button', { name: ways.phone }),
      screenOf(context).getByText(ways.google),
      screenOf(context).getByRole('link', { name: words(context).login }),
    ];
    const shown = order.toSorted((one, other) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
    );
    await expect(order.map((element) => shown.indexOf(element))).toEqual([...order.keys()]);
  },
};

/** The four tiers of the specification: 7 characters; 8 of 2 kinds; 10 of 3 kinds; 12 of 4 kinds. */
export const Strength: Story = {
  play: async (context) => {
    const t = textsOf(context, 'passwordField');
    const { password } = fieldsOf(context);
    for (const [text, tier] of [
      ['abc1234', 'too-weak'],
      ['abcd1234', 'weak'],
      ['Abcdef1234', 'medium'],
      ['Abcdef12345!', 'strong'],
    ] as const) {
      await fillField(password, text);
      await expect(screenOf(context).getByText(t[tier])).toBeVisible();
      await expect(password).toHaveAccessibleDescription(expect.stringContaining(t[tier]));
    }
  },
};

/** 'Invalid form' appears, and each field shows its error: empty, invalid email, too weak, mismatch. */
export const InvalidForm: Story = {
  play: async (context) => {
    const form = textsOf(context, 'form');
    const screen = screenOf(context);
    const submit = screen.getByRole('button', { name: words(context).submit });
    const { email, password, confirmation } = fieldsOf(context);
    await user.click(submit);
    await expectNotice(context, form.invalidForm);
    await expect(screen.getAllByText(form.required)).toHaveLength(5);
    await waitFor(() => expect(email).toHaveFocus());
    await user.type(email, 'efua@');
    await user.type(password, 'abc1234');
    await user.type(confirmation, 'abc12345');
    await user.click(submit);
    for (const text of [form.email, form.tooWeak, firstLine(form.mismatch)])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(screen.getAllByText(form.required)).toHaveLength(2);
    await expect(password).toHaveValue('abc1234');
  },
};

/** The session begins, and the home page opens. */
export const Registers: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [authRegisterMock.live()] } },
  play: async (context) => {
    await script.fill(context);
    await user.keyboard('{Enter}');
    await script.isDone(context);
  },
};

export const MissingData = failureStory(script, authRegisterMock.missingData, 'missingData');

/** The email already has an account: an error and two links, which pass the address on, but not in the URL. */
export const EmailAlreadyUsed: Story = {
  tags: ['screenshot', 'screenshot-without-pictures'],
  parameters: {
    msw: { handlers: [authRegisterMock.emailAlreadyUsed] },
    // Typing another address removes the message and the links, and the registration succeeds.
    continuation: async (context: PlayContext) => {
      await user.type(fieldsOf(context).email, '2');
      await expect(screenOf(context).queryByRole('link', { name: words(context).taken.login })).toBeNull();
      context.msw.use(script.success);
      await pressSubmit(script, context);
      await script.isDone(context);
    },
  },
  play: async (context) => {
    const t = words(context).taken;
    await script.fill(context);
    await pressSubmit(script, context);
    const { email } = fieldsOf(context);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(expect.stringContaining(failureText('emailTaken', context))),
    );
    await waitFor(() => expect(email).toHaveFocus());
    await expectNotice(context, failureText('registrationFailed', context));
    await script.isKept(context);
    const screen = screenOf(context);
    await expect(screen.getByRole('link', { name: t.reset })).toHaveAttribute('href', '/reset-password');
    await user.tab();
    await expect(screen.getByRole('link', { name: t.login })).toHaveFocus();
    await expect(screen.getByRole('link', { name: t.login })).toHaveAttribute('href', '/login');
    // The focus ring is up to 5 pixels outside of the link and does not touch the message.
    const message = screen.getByText(failureText('emailTaken', context)).getBoundingClientRect();
    await expect(
      screen.getByRole('link', { name: t.login }).getBoundingClientRect().top - message.bottom,
    ).toBeGreaterThan(5);
  },
};

export const RegistrationFailed = failureStory(script, authRegisterMock.registrationFailed, 'registrationFailed');
export const InvalidData = fieldsStory(script, authRegisterMock.invalidData, {
  fr: 'Adresse e-mail invalide',
  en: 'Invalid email',
});

const proven = provenStories(script, authRegisterMock);
export const ProofAskedFor = proven.ProofAskedFor;
export const ProofUnavailable = proven.ProofUnavailable;

const common = commonStories(script, authRegisterMock, 'registrationFailed');
export const Offline = common.Offline;
export const Timeout = common.Timeout;
export const ServerError = common.ServerError;
export const Malformed = common.Malformed;
export const WrongShape = common.WrongShape;
export const TooManyTries = common.TooManyTries;
export const SentOnce = { ...common.SentOnce, tags: ['!dev', '!autodocs'] };

/** The screen is left and shown again: the input is still there, except passwords. */
export const LeftAndShownAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <LeaveAndReturn>
      <RegisterScreen />
    </LeaveAndReturn>
  ),
  play: async (context) => {
    const { email, lastname, password } = fieldsOf(context);
    await fillField(email, 'efua@example.com');
    await fillField(lastname, 'Dogbe');
    await fillField(password, 'Harmattan 2026');
    await leaveAndReturn(context);
    await waitFor(() => expect(fieldsOf(context).email).toHaveValue('efua@example.com'));
    await expect(fieldsOf(context).lastname).toHaveValue('Dogbe');
    await expect(fieldsOf(context).password).toHaveValue('');
  },
};
