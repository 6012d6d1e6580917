import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { authPhoneVerifyMock } from '@kermesse/api/mocks/auth-phone-verify';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { onFlowStage, spies, textsOf } from '../stories/flow-story.tsx';
import { expectNotice, failureText, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import {
  withPassingHumanCheck,
  clock,
  findCodeField,
  findPhoneField,
  dialogOf,
  enterNames,
  enterNumber,
  resendIn,
  storedRequest,
  words,
} from './stories/phone-story.tsx';
import { ReopenableDialog } from './stories/ReopenableDialog.tsx';
import { PhoneLoginDialog } from './PhoneLoginDialog.tsx';
import { readStoredRequest } from './machine/stored-request.ts';

const sends: HttpHandler[] = [authPhoneMock.success(), authPhoneVerifyMock.success()];
const unknown = [userPhoneMock.unknown, ...sends];
const known = [userPhoneMock.known, ...sends];

const meta = {
  title: 'Flows/Phone login',
  component: PhoneLoginDialog,
  decorators: [withPassingHumanCheck, onFlowStage],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', frameHeight: 760, msw: { handlers: unknown } },
  render: (args) => <ReopenableDialog {...args} />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitCode = async (context: PlayContext) => {
  await user.keyboard('{Enter}');
  await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
  await expect(spies.connect).toHaveBeenCalledTimes(1);
  await expect(spies.connect).toHaveBeenCalledWith(expect.objectContaining({ remember: true }));
  await waitFor(() => expect(screenOf(context).queryByRole('dialog')).toBeNull());
  await expect(readStoredRequest()).toBeUndefined();
};

/** The number step: the field has the focus, and the dialog is 450 px wide. */
export const Typical: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    const phone = await findPhoneField(context);
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(phone).toHaveAttribute('type', 'tel');
    await waitFor(async () =>
      expect((await dialogOf(context)).closest('[data-size]')).toHaveAttribute('data-size', '450'),
    );
  },
};

/** For an unknown number the form asks for both names, then for the code. The whole login works with the keyboard. */
export const UnknownNumber: Story = {
  parameters: {
    continuation: async (context: PlayContext) => {
      await enterNames(context);
      const code = await findCodeField(context);
      await waitFor(() => expect(code).toHaveFocus());
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await user.keyboard('407122');
      await submitCode(context);
    },
  },
  play: async (context) => {
    const form = textsOf(context, 'form');
    const phone = await findPhoneField(context);
    await waitFor(() => expect(phone).toHaveFocus());
    await user.keyboard('90 12 34 56{Enter}');
    const firstname = await screenOf(context).findByRole('textbox', { name: words(context).names.firstname });
    await waitFor(() => expect(firstname).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screenOf(context).getAllByText(form.required)).toHaveLength(2));
  },
};

/** A known number goes directly to the code step. The code can be pasted with the text of the SMS around it. */
export const KnownNumberAndPastedCode: Story = {
  parameters: {
    msw: { handlers: known },
    continuation: submitCode,
  },
  play: async (context) => {
    await enterNumber(context);
    const code = await findCodeField(context);
    await waitFor(() => expect(code).toHaveFocus());
    await user.paste('Kermesse : votre code est 407 122, valable 10 min');
    await expect(code).toHaveValue('407122');
  },
};

/** An invalid number shows an error under the field; the code needs six digits. */
export const InvalidNumberAndCode: Story = {
  parameters: { msw: { handlers: known } },
  play: async (context) => {
    const form = textsOf(context, 'form');
    const phone = await findPhoneField(context);
    await user.type(phone, '{Enter}');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(form.required)));
    await user.type(phone, '12 34{Enter}');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(form.phone)));
    await user.clear(phone);
    await user.type(phone, '+33 6 12 34 56 78{Enter}');
    await waitFor(async () => expect(await dialogOf(context)).toHaveTextContent('+33 6 12 34 56 78'));
    const code = await findCodeField(context);
    await user.type(code, '4071{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(form.code)));
    await expect(code).toHaveValue('4071');
  },
};

/** "Change the number" returns to the first step. Submitting the same number again returns to the code step. */
export const ChangeNumber: Story = {
  parameters: {
    msw: { handlers: known },
    continuation: async (context: PlayContext) => {
      await user.type(await findPhoneField(context), '{Enter}');
      await findCodeField(context);
    },
  },
  play: async (context) => {
    await enterNumber(context);
    await findCodeField(context);
    await user.click(screenOf(context).getByRole('button', { name: words(context).change }));
    const phone = await findPhoneField(context);
    await waitFor(() => expect(phone).toHaveValue('90 12 34 56'));
  },
};

/** The code step, with a stopped clock for the screenshot. */
export const CodeStep: Story = {
  tags: ['screenshot', 'screenshot-systems'],
  args: { clock },
  beforeEach: () => {
    clock.reset();
    storedRequest(1);
  },
  play: async (context) => {
    const t = words(context);
    await expect(await findCodeField(context)).toHaveValue('');
    await waitFor(() =>
      expect(
        screenOf(context).getByText(t.code.expires.replace('{{minutes}}', '10').replace('{{seconds}}', '0')),
      ).toBeVisible(),
    );
  },
};

/**
 * After a reload the code step is shown again and the countdown continues: 120 s after the first code, 240 s after the
 * second. Setting the clock back by a day does not change it. A new code empties the field.
 */
export const ResendCountdown: Story = {
  args: { clock },
  parameters: { msw: { handlers: [userPhoneMock.known, authPhoneMock.silent, authPhoneVerifyMock.success()] } },
  beforeEach: () => {
    clock.reset();
    storedRequest(1);
    clock.pass(50);
    clock.reload();
  },
  play: async (context) => {
    const t = words(context);
    await user.click(await resendIn(context, 1, 10));
    await expect(screenOf(context).queryByText(t.code.resent)).toBeNull();
    clock.set(-86_400);
    clock.pass(69);
    await resendIn(context, 0, 1);
    clock.pass(1);
    const code = await findCodeField(context);
    await user.type(code, '407122');
    const resend = screenOf(context).getByRole('button', { name: t.code.resend });
    await waitFor(() => expect(resend).toHaveAttribute('aria-disabled', 'false'));
    await user.click(resend);
    await waitFor(() => expect(screenOf(context).getByText(t.code.resent)).toBeVisible());
    await waitFor(() => expect(code).toHaveValue(''));
    await resendIn(context, 4, 0);
    await expect(readStoredRequest(clock)).toMatchObject({ sends: 2, resend: { seconds: 240 } });
  },
};

/** When a code is requested too early (another tab, a clock set forward), the server returns the remaining time. */
export const ResendTooEarly: Story = {
  args: { clock },
  parameters: { msw: { handlers: [authPhoneMock.rateLimited] } },
  beforeEach: () => {
    clock.reset();
    storedRequest(1);
    clock.pass(120);
  },
  play: async (context) => {
    const resend = await screenOf(context).findByRole('button', { name: words(context).code.resend });
    await user.click(resend);
    await expectNotice(context, failureText('limited', context));
    await waitFor(async () => expect(await findCodeField(context)).toBeVisible());
  },
};
