import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { PhoneLoginDialog } from '../../phoneLogin/PhoneLoginDialog.tsx';
import { enterNumber, findCodeField, words } from '../../phoneLogin/stories/phone-story.tsx';
import { onFlowStage } from '../../stories/flow-story.tsx';
import { screenOf, user, type PlayContext } from '../../stories/form-stories.ts';

/** The services' challenges in the phone dialog. A button replaces each challenge. */
const meta = {
  title: 'Flows/Human check/Challenge',
  tags: ['!dev', '!autodocs'],
  component: PhoneLoginDialog,
  decorators: [onFlowStage],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', frameHeight: 760 },
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

interface WidgetOptions {
  callback: (token: string) => void;
}

/** Adds a button to a part of the page. */
function addButton(container: HTMLElement, label: string, onClick: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  container.append(button);
}

/** Opens a challenge with pictures as reCAPTCHA does: in an iframe at the end of the page. */
function openPictures(onSolved: () => void) {
  const pictures = document.createElement('div');
  Object.assign(pictures.style, { position: 'fixed', insetBlockStart: '0', zIndex: '2000000000' });
  const frame = document.createElement('iframe');
  frame.title = 'Pictures';
  frame.src = 'about:blank#/recaptcha/api2/bframe';
  pictures.append(frame);
  addButton(pictures, 'Solve', onSolved);
  document.body.append(pictures);
}

/** Returns a `beforeEach` that replaces a service's global object. */
const withService = (name: 'grecaptcha' | 'turnstile', service: object) => () => {
  Object.assign(globalThis, { [name]: service });
  return () => Reflect.deleteProperty(globalThis, name);
};

const fakeRecaptcha = {
  ready: (then: () => void) => then(),
  execute: () => Promise.resolve('score-token'),
  render: (container: HTMLElement, { callback }: WidgetOptions) =>
    addButton(container, 'I am a person', () => openPictures(() => callback('challenge-token'))),
};
const fakeTurnstile = {
  render: (container: HTMLElement, { callback }: WidgetOptions) =>
    addButton(container, 'I am a person', () => callback('turnstile-token')),
};

/** Rejects scores, so that the challenge follows. */
const rejectScores = http.post('*/api/auth/phone', async ({ request }) => {
  const { humanCheck } = (await request.clone().json()) as { humanCheck: { kind: string } };
  if (humanCheck.kind !== 'recaptcha-score') return undefined;
  return Response.json({ errorCode: 'form/invalid_data', data: { humanCheck: 'refused' } }, { status: 422 });
});
const handlers = [rejectScores, userPhoneMock.known, authPhoneMock.success()];

const findWidget = (context: PlayContext) => screenOf(context).findByRole('button', { name: 'I am a person' });

async function expectNoChallenge(context: PlayContext) {
  for (const name of ['I am a person', 'Solve'])
    await waitFor(() => expect(screenOf(context).queryByRole('button', { name })).toBeNull());
}

const recaptcha: Story = {
  beforeEach: withService('grecaptcha', fakeRecaptcha),
  parameters: {
    flow: { settings: { humanCheck: { kind: 'recaptcha', scoreKey: 'score-key', challengeKey: 'challenge-key' } } },
    msw: { handlers },
  },
};

/** reCAPTCHA shows pictures outside of the dialog. They can be used, and are removed with the checkbox. */
export const RecaptchaPictures: Story = {
  ...recaptcha,
  play: async (context) => {
    await enterNumber(context);
    await user.click(await findWidget(context));
    const solve = await screenOf(context).findByRole('button', { name: 'Solve' });
    solve.focus();
    await expect(solve).toHaveFocus();
    await user.click(solve);
    await findCodeField(context);
    await expectNoChallenge(context);
  },
};

/** The user changes the number during a challenge: it is removed. */
export const RecaptchaLeft: Story = {
  ...recaptcha,
  play: async (context) => {
    await enterNumber(context);
    await user.click(await findWidget(context));
    await screenOf(context).findByRole('button', { name: 'Solve' });
    await user.click(screenOf(context).getByRole('button', { name: words(context).change }));
    await expectNoChallenge(context);
  },
};

/** Turnstile's checkbox is removed when the check ends. */
export const TurnstileCheckbox: Story = {
  beforeEach: withService('turnstile', fakeTurnstile),
  parameters: { flow: { settings: { humanCheck: { kind: 'turnstile', siteKey: 'site-key' } } }, msw: { handlers } },
  play: async (context) => {
    await enterNumber(context);
    await user.click(await findWidget(context));
    await findCodeField(context);
    await expectNoChallenge(context);
  },
};
