import { authVerifyEmailMock } from '@kermesse/api/mocks/auth-verify-email';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { expectNotice, failureText, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const words = (context: PlayContext) => textsOf(context, 'verifyEmail');
const button = (context: PlayContext) => screenOf(context).getByRole('button', { name: words(context).confirm });

const meta = {
  title: 'Flows/Verify email',
  component: VerifyEmailScreen,
  tags: ['screenshot-without-pictures'],
  decorators: [onFlowStage],
  args: { result: 'ready', email: 'e…@example.com', link: { id: 'person-1', hash: 'hash-1' } },
  parameters: { ...screenParameters, msw: { handlers: [authVerifyEmailMock.success()] } },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectResult(context: PlayContext, result: 'verified' | 'changed' | 'already' | 'taken' | 'invalid') {
  const t = words(context);
  await expect(await screenOf(context).findByRole('heading', { level: 1, name: t[result].title })).toBeVisible();
  await expect(screenOf(context).getByRole('link', { name: t.continue })).toHaveAttribute('href', '/');
}

/** The page itself shows the result: the form was submitted without JavaScript, or the link cannot be used. */
const says = (result: 'verified' | 'changed' | 'already' | 'taken' | 'invalid'): Story => ({
  args: { result, email: undefined, link: undefined },
  play: async (context) => expectResult(context, result),
});

/** The result after the press. The title has the focus, because the button is removed. */
const pressed = (handler: HttpHandler, result: 'verified' | 'changed' | 'already' | 'taken' | 'invalid'): Story => ({
  parameters: { msw: { handlers: [handler] } },
  play: async (context) => {
    await user.click(button(context));
    await expectResult(context, result);
    await waitFor(() => expect(screenOf(context).getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Before the press: the masked address and the button. */
export const BeforeThePress: Story = {
  tags: ['screenshot', 'screenshot-themes'],
  play: async (context) => {
    const t = words(context);
    const screen = screenOf(context);
    await expect(screen.getByRole('heading', { level: 1, name: t.ready.title })).toBeVisible();
    await expect(screen.getByText(/e…\u2060@example\.com/)).toBeVisible();
    await expect(button(context)).toBeEnabled();
    await expect(button(context).closest('form')).toHaveAttribute('method', 'post');
  },
};

export const Pressing: Story = {
  parameters: { msw: { handlers: [authVerifyEmailMock.pending] } },
  play: async (context) => {
    await user.click(button(context));
    await expect(await screenOf(context).findByText(words(context).pending)).toBeVisible();
  },
};

export const Done: Story = {
  ...pressed(authVerifyEmailMock.success(), 'verified'),
  tags: ['screenshot', 'screenshot-narrow'],
};
export const AddressChangedNow = pressed(authVerifyEmailMock.changed, 'changed');
export const AlreadyVerifiedMeanwhile: Story = {
  ...pressed(authVerifyEmailMock.emailAlreadyVerified, 'already'),
  tags: ['!dev', '!autodocs'],
};
export const TakenMeanwhile: Story = {
  ...pressed(authVerifyEmailMock.emailAlreadyUsed, 'taken'),
  tags: ['!dev', '!autodocs'],
};
export const ExpiredMeanwhile: Story = {
  ...pressed(authVerifyEmailMock.invalidToken, 'invalid'),
  tags: ['!dev', '!autodocs'],
};

const failing = (handler: HttpHandler, message: 'offline' | 'generic' | 'limited'): Story => ({
  parameters: {
    msw: { handlers: [handler] },
    continuation: async (context: PlayContext) => {
      context.msw.use(authVerifyEmailMock.success());
      await user.click(button(context));
      await expectResult(context, 'verified');
    },
  },
  play: async (context) => {
    await user.click(button(context));
    await expectNotice(context, failureText(message, context));
    if (message === 'offline') await expectNotice(context, failureText('tryAgain', context));
  },
});

export const Offline = failing(authVerifyEmailMock.offline, 'offline');
export const ServerError = failing(authVerifyEmailMock.serverError, 'generic');
export const TooManyTries = failing(authVerifyEmailMock.rateLimited, 'limited');

export const Verified = says('verified');
export const AddressChanged = says('changed');
export const AlreadyVerified = says('already');
export const AddressTaken = says('taken');
export const LinkExpired: Story = { ...says('invalid'), tags: ['screenshot', 'screenshot-narrow'] };
