import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { authPhoneVerifyMock } from '@kermesse/api/mocks/auth-phone-verify';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onFlowStage } from '../stories/flow-story.tsx';
import { expectNotice, failureText, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import { recordAnnouncements } from '../stories/spoken-story.ts';
import { browserClock } from './machine/countdown.ts';
import { readStoredRequest, readUnanswered } from './machine/stored-request.ts';
import {
  clock,
  findCodeField,
  enterNumber,
  resendIn,
  storedRequest,
  withPassingHumanCheck,
  words,
} from './stories/phone-story.tsx';
import { ReopenableDialog } from './stories/ReopenableDialog.tsx';
import { PhoneLoginDialog } from './PhoneLoginDialog.tsx';

/** Tests only: what the countdown announces, and what the dialog keeps while it is closed. */
const meta = {
  title: 'Flows/Phone login/Countdown',
  component: PhoneLoginDialog,
  tags: ['!dev', '!autodocs'],
  decorators: [withPassingHumanCheck, onFlowStage],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <ReopenableDialog {...args} />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The countdown is announced only at one minute, at the end, and when the user presses the button. */
export const SilentCountdown: Story = {
  args: { clock },
  beforeEach: () => {
    clock.reset();
    storedRequest(1);
    clock.pass(50);
  },
  play: async (context) => {
    const t = words(context);
    await resendIn(context, 1, 10);
    const resend = screenOf(context).getByRole('button', { name: t.code.resend });
    resend.focus();
    const speech = recordAnnouncements();
    clock.pass(5);
    await resendIn(context, 1, 5);
    await expect(speech.live()).toEqual([]);
    await user.keyboard('{Enter}');
    const { minutes, seconds } = { minutes: '1', seconds: '5' };
    await speech.waitForAnnouncement(t.code.resendIn.replace('{{minutes}}', minutes).replace('{{seconds}}', seconds));
    clock.pass(5);
    await speech.waitForAnnouncement(t.code.resendSoon);
    await expect(speech.changes()).toEqual([]);
    clock.pass(60);
    await speech.waitForAnnouncement(t.code.resendNow);
    clock.pass(420);
    await speech.waitForAnnouncement(t.code.expiresSoon);
    clock.pass(60);
    await speech.waitForAnnouncement(t.code.expired);
    speech.stop();
  },
};

/** The rate-limit message disappears when the wait is over. No message about a new code appears. */
export const WaitIsOver: Story = {
  args: { clock },
  parameters: { msw: { handlers: [authPhoneMock.refuses('rate/limited', undefined, { 'retry-after': '90' })] } },
  beforeEach: () => {
    clock.reset();
    storedRequest(2);
    clock.pass(240);
  },
  play: async (context) => {
    const t = words(context);
    const resend = await screenOf(context).findByRole('button', { name: t.code.resend });
    await user.click(resend);
    await expectNotice(context, failureText('limited', context));
    await resendIn(context, 1, 30);
    await expect(readStoredRequest(clock)?.resend.seconds, 'the countdown after a reload').toBe(90);
    const speech = recordAnnouncements();
    clock.pass(89);
    await resendIn(context, 0, 1);
    await expectNotice(context, failureText('limited', context));
    clock.pass(1);
    await speech.waitForAnnouncement(t.code.resendNow);
    await waitFor(async () => {
      for (const alert of screenOf(context).getAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
    });
    await expect(resend).toHaveAttribute('aria-disabled', 'false');
    await expect(screenOf(context).queryByText(t.code.resent)).toBeNull();
    speech.stop();
  },
};

/** After the dialog is closed with Escape and opened again, it shows the same step. */
export const ClosedAndOpened: Story = {
  parameters: { msw: { handlers: [userPhoneMock.known, authPhoneMock.success()] } },
  play: async (context) => {
    await enterNumber(context);
    await findCodeField(context);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screenOf(context).queryByRole('dialog')).toBeNull());
    await expect(readStoredRequest(browserClock)?.open).toBe(false);
    await user.click(screenOf(context).getByRole('button', { name: 'Open' }));
    await findCodeField(context);
    await expect(readStoredRequest(browserClock)?.open, 'a reload opens the dialog again').toBe(true);
  },
};

/** While a request is pending, the button that changes the number is disabled, as the one that requests a code is. */
const disabledChange = async (context: PlayContext) => {
  const change = screenOf(context).getByRole('button', { name: words(context).change });
  await expect(change).toHaveAttribute('aria-disabled', 'false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'));
};

export const ChangeNumberWhileSending: Story = {
  parameters: { msw: { handlers: [userPhoneMock.unknown, authPhoneMock.pending] } },
  play: async (context) => {
    await enterNumber(context);
    const { firstname, lastname } = words(context).names;
    await user.type(await screenOf(context).findByRole('textbox', { name: firstname }), 'Efua');
    await user.type(screenOf(context).getByRole('textbox', { name: lastname }), 'Dogbe');
    await disabledChange(context);
  },
};

export const ChangeNumberWhileVerifying: Story = {
  args: { clock },
  parameters: { msw: { handlers: [authPhoneVerifyMock.pending] } },
  beforeEach: () => {
    clock.reset();
    storedRequest(1);
  },
  play: async (context) => {
    await user.type(await findCodeField(context), '407122');
    await disabledChange(context);
  },
};

/** The dialog is closed before the response. In the next one, the code of that request can be entered. */
export const ClosedWhileSending: Story = {
  tags: ['both-languages'],
  parameters: { msw: { handlers: [userPhoneMock.known, authPhoneMock.pending] } },
  play: async (context) => {
    await expect(authPhoneMock.pending, 'earlier stories used it too').toHaveProperty('isUsed', false);
    await enterNumber(context);
    await waitFor(() => expect(authPhoneMock.pending).toHaveProperty('isUsed', true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screenOf(context).queryByRole('dialog')).toBeNull());
    await expect(readUnanswered()).toBe('+22890123456');
    context.msw.use(authPhoneMock.refuses('rate/limited', undefined, { 'retry-after': '90' }));
    await user.click(screenOf(context).getByRole('button', { name: 'Open' }));
    await enterNumber(context);
    await findCodeField(context);
    await expect(readUnanswered()).toBeUndefined();
  },
};
