import { exampleCustomer, exampleSession } from '@kermesse/api/mock-examples';
import { passkeyLoginMock } from '@kermesse/api/mocks/passkey-login';
import { passkeyLoginOptionsMock } from '@kermesse/api/mocks/passkey-login-options';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { removePasskeyFlag, setPasskeyFlag } from '../loginAndSecurity/passkeys/passkey-flag.ts';
import { fakePasskeys, withoutPasskeys, type PasskeyOutcome } from '../stories/fake-passkeys.ts';
import { onFlowStage, screenParameters, spies, textsOf } from '../stories/flow-story.tsx';
import { failureText, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** "Continue with a passkey" on the login page, when the site supports passkeys. Its code loads after the press. */
const meta = {
  title: 'Flows/Login/Passkey',
  component: LoginScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  beforeEach: () => fakePasskeys(),
  parameters: {
    ...screenParameters,
    flow: { settings: { passkeys: true } },
    msw: { handlers: [passkeyLoginOptionsMock.success(), passkeyLoginMock.success()] },
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (context: PlayContext) =>
  user.click(await screenOf(context).findByRole('button', { name: textsOf(context, 'loginAndSecurity').login }));

/** The button is among the other ways to log in. */
export const Offered: Story = { tags: ['screenshot', 'screenshot-narrow'] };

/** The passkey identifies the user, so nothing is typed. */
export const LogsIn: Story = {
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/'));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
    await expect(spies.connect).toHaveBeenCalledWith(
      expect.objectContaining({ accessToken: 'example-token', remember: true }),
    );
  },
};

/** In a browser where a passkey was used before, autofill offers it without a press. */
export const FilledIn: Story = {
  beforeEach: () => {
    const undo = fakePasskeys();
    setPasskeyFlag();
    return () => {
      removePasskeyFlag();
      undo();
    };
  },
  play: async (context) => {
    await expect(screenOf(context).getByLabelText(textsOf(context, 'login').email)).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/'));
    await expect(spies.connect).toHaveBeenCalledTimes(1);
  },
};

/** In any other browser no passkey is requested before the button is pressed. */
export const NotOfferedUnasked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const get = fn(navigator.credentials.get);
    navigator.credentials.get = get;
    await user.click(screenOf(context).getByLabelText(textsOf(context, 'login').email));
    await new Promise((done) => setTimeout(done, 300));
    await expect(get).not.toHaveBeenCalled();
  },
};

type Message = Parameters<typeof failureText>[0];

const refused = (
  message: Message,
  handler: HttpHandler = passkeyLoginMock.success(),
  outcome: PasskeyOutcome = 'success',
): Story => ({
  beforeEach: () => fakePasskeys(outcome),
  parameters: { msw: { handlers: [handler, passkeyLoginOptionsMock.success()] } },
  play: async (context) => {
    await press(context);
    await expect(await screenOf(context).findByText(failureText(message, context))).toBeVisible();
    await expect(spies.connect).not.toHaveBeenCalled();
  },
});

/** The user closes the browser's dialog. */
export const Cancelled: Story = refused('passkeyCancelled', undefined, 'NotAllowedError');
/** The passkey was removed from the account, but is still on the device. */
export const Unknown: Story = {
  ...refused('passkeyUnknown', passkeyLoginMock.userNotFound),
  tags: ['screenshot', 'screenshot-narrow'],
};
export const Refused: Story = refused('passkeyRefused', passkeyLoginMock.passkeyRefused);
export const AccountDisabled: Story = refused('disabled', passkeyLoginMock.userDisabled);
export const Administrator: Story = refused(
  'loginFailed',
  passkeyLoginMock.success(exampleSession({ ...exampleCustomer, profileType: 'admin' })),
);
export const Offline: Story = refused('offline', passkeyLoginMock.offline);
export const TooManyTries: Story = refused('limited', passkeyLoginMock.rateLimited);
export const ServerError: Story = refused('loginFailed', passkeyLoginMock.serverError);

/** In a browser without passkeys, pressing the button shows an error. */
export const NotSupported: Story = {
  beforeEach: () => withoutPasskeys(),
  play: async (context) => {
    await press(context);
    await expect(await screenOf(context).findByText(failureText('passkeyUnsupported', context))).toBeVisible();
  },
};

/** After the session was ended from another device, the login page says so. */
export const EndedElsewhere: Story = {
  tags: ['both-languages'],
  parameters: { flow: { session: { ended: 'ended-by-another-device' }, settings: { passkeys: true } } },
  play: async (context) => {
    await expect(await screenOf(context).findByText(textsOf(context, 'login').endedElsewhere)).toBeVisible();
  },
};
