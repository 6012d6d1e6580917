import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { humanCheckChallengeMock } from '@kermesse/api/mocks/human-check-challenge';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { findCodeField, findPhoneField, enterNumber, words } from '../phoneLogin/stories/phone-story.tsx';
import { ReopenableDialog } from '../phoneLogin/stories/ReopenableDialog.tsx';
import { PhoneLoginDialog } from '../phoneLogin/PhoneLoginDialog.tsx';
import type { HumanCheckSettings } from '../site/settings.ts';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { expectNotice, failureText, screenOf, user, type PlayContext } from '../stories/form-stories.ts';

/** The check that a person submits a form: a calculation, reCAPTCHA or Turnstile, in the dialog for phone login. */
const meta = {
  title: 'Flows/Human check',
  component: PhoneLoginDialog,
  decorators: [onFlowStage],
  beforeEach: () => {
    // Resets the page: no script of a service is loaded.
    const page = globalThis as { grecaptcha?: unknown; turnstile?: unknown };
    delete page.grecaptcha;
    delete page.turnstile;
  },
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', frameHeight: 760 },
  render: (args) => <ReopenableDialog {...args} />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const recaptcha: HumanCheckSettings = { kind: 'recaptcha', scoreKey: 'score-key', challengeKey: 'challenge-key' };
const turnstile: HumanCheckSettings = { kind: 'turnstile', siteKey: 'site-key' };

/** Returns a fake script of a service, in which a button replaces the widget. */
const script = (address: string, text: string) =>
  http.get(address, () => new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } }));

const box = (container: string, act: string) =>
  `const b = document.createElement('button'); b.type = 'button'; b.textContent = 'I am a person'; b.onclick = () => ${act}; ${container}.append(b);`;

const googleAddress = 'https://www.google.com/recaptcha/api.js';
const cloudflareAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

const google = script(
  googleAddress,
  `window.grecaptcha = { ready: (f) => f(), execute: async () => 'score-token', render: (container, o) => { ${box('container', "o.callback('challenge-token')")} } };`,
);
const cloudflare = (act: string) =>
  script(cloudflareAddress, `window.turnstile = { render: (container, o) => { ${act} } };`);

/** Records the proofs that the server receives. The first one can be rejected. */
function proofs(refuseFirst = false) {
  const seen: unknown[] = [];
  const handler = http.post('*/api/auth/phone', async ({ request }) => {
    const body = (await request.clone().json()) as { humanCheck: unknown };
    seen.push(body.humanCheck);
    if (!refuseFirst || seen.length > 1) return undefined;
    return Response.json({ errorCode: 'form/invalid_data', data: { humanCheck: 'refused' } }, { status: 422 });
  });
  return { seen, handler };
}

const around = [userPhoneMock.known, authPhoneMock.success()];

/** Returns a story in which the check fails and keeps the number. In a test, the press after `repair` succeeds. */
function fails(
  settings: HumanCheckSettings,
  handlers: HttpHandler[],
  key: Parameters<typeof failureText>[0],
  repair: (context: PlayContext) => void,
): Story {
  return {
    parameters: {
      flow: { settings: { humanCheck: settings } },
      msw: { handlers: [...handlers, ...around] },
      continuation: async (context: PlayContext) => {
        repair(context);
        await user.click(screenOf(context).getByRole('button', { name: words(context).phone.submit }));
        await findCodeField(context);
      },
    },
    play: async (context) => {
      await enterNumber(context);
      await expectNotice(context, failureText(key, context));
      await expect(await findPhoneField(context)).toHaveValue('90 12 34 56');
      await expect(screenOf(context).getByRole('button', { name: words(context).phone.submit })).toBeEnabled();
    },
  };
}

const by =
  (...handlers: HttpHandler[]) =>
  (context: PlayContext) =>
    context.msw.use(...handlers);
const worksAgain = by(humanCheckChallengeMock.live());

const worked = proofs();

/** The proof of work needs no user action and no external service. A text shows that it is running. */
export const ProofOfWork: Story = {
  parameters: { msw: { handlers: [worked.handler, humanCheckChallengeMock.live(), ...around] } },
  play: async (context) => {
    worked.seen.length = 0;
    await enterNumber(context);
    await findCodeField(context);
    const [proof] = worked.seen as { kind: string; token: string }[];
    await expect(proof?.kind).toBe('altcha');
    const token = JSON.parse(atob(proof?.token ?? '')) as { challenge: object; solution: { derivedKey: string } };
    await expect(token.challenge).toHaveProperty('signature');
    await expect(token.solution.derivedKey).toMatch(/^0/);
  },
};

/** The check is running. Until it has finished, the number can be changed. */
export const AtWork: Story = {
  parameters: {
    msw: { handlers: [humanCheckChallengeMock.pending, userPhoneMock.known] },
    continuation: async (context: PlayContext) => {
      const { checking } = textsOf(context, 'humanCheck');
      await user.click(screenOf(context).getByRole('button', { name: words(context).change }));
      const phone = await findPhoneField(context);
      await waitFor(() => expect(phone).toHaveFocus());
      await expect(phone).toHaveValue('90 12 34 56');
      await waitFor(() => expect(screenOf(context).queryByText(checking)).toBeNull());
    },
  },
  play: async (context) => {
    await enterNumber(context);
    await waitFor(() => expect(screenOf(context).getByText(textsOf(context, 'humanCheck').checking)).toBeVisible());
  },
};

export const Offline = fails({ kind: 'altcha' }, [humanCheckChallengeMock.offline], 'offline', worksAgain);
export const Unavailable = fails(
  { kind: 'altcha' },
  [humanCheckChallengeMock.serverUnavailable],
  'humanUnavailable',
  worksAgain,
);
export const Malformed = fails(
  { kind: 'altcha' },
  [humanCheckChallengeMock.wrongShape],
  'humanUnavailable',
  worksAgain,
);

const weighed = proofs(true);

/** The server rejects a proof of work. The user can retry with another proof. */
export const Refused: Story = {
  ...fails({ kind: 'altcha' }, [weighed.handler, humanCheckChallengeMock.live()], 'humanRefused', () => undefined),
  beforeEach: () => {
    weighed.seen.length = 0;
  },
};

const scored = proofs(true);

/** reCAPTCHA: the server rejects the score, so a checkbox challenge appears. After that, the code is sent. */
export const RecaptchaThenChallenge: Story = {
  parameters: { flow: { settings: { humanCheck: recaptcha } }, msw: { handlers: [scored.handler, google, ...around] } },
  play: async (context) => {
    scored.seen.length = 0;
    await enterNumber(context);
    await user.click(await screenOf(context).findByRole('button', { name: 'I am a person' }));
    await findCodeField(context);
    await expect(scored.seen).toEqual([
      { kind: 'recaptcha-score', token: 'score-token' },
      { kind: 'recaptcha-challenge', token: 'challenge-token' },
    ]);
  },
};

const turned = proofs();

export const Turnstile: Story = {
  parameters: {
    flow: { settings: { humanCheck: turnstile } },
    msw: { handlers: [turned.handler, cloudflare("o.callback('turnstile-token')"), ...around] },
  },
  play: async (context) => {
    turned.seen.length = 0;
    await enterNumber(context);
    await findCodeField(context);
    await expect(turned.seen).toEqual([{ kind: 'turnstile', token: 'turnstile-token' }]);
  },
};

const passes = cloudflare("o.callback('turnstile-token')");

/** Replaces the service's global object with a working one. A script that has loaded is not requested again. */
const serviceWorks = () =>
  Object.assign(globalThis, {
    grecaptcha: { ready: (then: () => void) => then(), execute: () => Promise.resolve('score-token') },
  });

/** Shortens the timeout for a service from 15 seconds to 250 milliseconds. */
const shortenTimeout = () => {
  const given = AbortSignal.timeout.bind(AbortSignal);
  spyOn(AbortSignal, 'timeout').mockImplementation(() => given(250));
};

/**
 * Returns a story with a script that loads after the timeout. A browser does not repeat a pending request, so the first
 * one has to complete in the end.
 */
function loadsLate(settings: HumanCheckSettings, address: string, text: string): Story {
  let late: PromiseWithResolvers<void>;
  const handler = http.get(address, async () => {
    await late.promise;
    return new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } });
  });
  return {
    ...fails(settings, [handler], 'humanUnavailable', () => late.resolve()),
    beforeEach: () => {
      late = Promise.withResolvers();
      return shortenTimeout();
    },
  };
}

/** The service is unavailable: an error appears, no code is sent, and the number is kept. The next press retries. */
export const RecaptchaOut = fails(
  recaptcha,
  [http.get(googleAddress, () => HttpResponse.error())],
  'humanUnavailable',
  by(google),
);
/** The response is not the service's script, for example the login page of a Wi-Fi network. */
export const RecaptchaAnotherPage = fails(
  recaptcha,
  [script(googleAddress, '"Welcome to the hotel";')],
  'humanUnavailable',
  by(google),
);
export const RecaptchaLate = loadsLate(
  recaptcha,
  googleAddress,
  "window.grecaptcha = { ready: (f) => f(), execute: async () => 'score-token' };",
);
export const RecaptchaNoScoreInTime: Story = {
  ...fails(
    recaptcha,
    [script(googleAddress, 'window.grecaptcha = { ready: (f) => f(), execute: () => new Promise(() => {}) };')],
    'humanUnavailable',
    serviceWorks,
  ),
  beforeEach: shortenTimeout,
};
export const RecaptchaBreaks = fails(
  recaptcha,
  [
    script(
      googleAddress,
      "window.grecaptcha = { ready: (f) => f(), execute: () => Promise.reject(new Error('Invalid site key')) };",
    ),
  ],
  'humanUnavailable',
  serviceWorks,
);

export const TurnstileOut = fails(
  turnstile,
  [http.get(cloudflareAddress, () => HttpResponse.error())],
  'humanUnavailable',
  by(passes),
);
export const TurnstileLate = loadsLate(
  turnstile,
  cloudflareAddress,
  "window.turnstile = { render: (container, o) => o.callback('turnstile-token') };",
);

/** Replaces Turnstile's global object with a working one. */
const turnstileWorks = () =>
  Object.assign(globalThis, {
    turnstile: {
      render: (_: HTMLElement, { callback }: { callback: (token: string) => void }) => callback('turnstile-token'),
    },
  });
export const TurnstileBreaks = fails(
  turnstile,
  [cloudflare("o['error-callback']()")],
  'humanUnavailable',
  turnstileWorks,
);
export const TurnstileTimedOut = fails(
  turnstile,
  [cloudflare("o['timeout-callback']()")],
  'humanRefused',
  turnstileWorks,
);
