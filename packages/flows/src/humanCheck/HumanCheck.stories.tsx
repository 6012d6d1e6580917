import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { humanCheckChallengeMock } from '@kermesse/api/mocks/human-check-challenge';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { giveNumber, OpenDialog, words } from '../phoneLogin/phone-story.tsx';
import { PhoneLoginDialog } from '../phoneLogin/PhoneLoginDialog.tsx';
import type { HumanCheckSettings } from '../site/settings.ts';
import { beforeEachFlow, onFlowStage, wordsOf } from '../stories/flow-story.tsx';
import { expectNotice, failureText, screenOf, user, type PlayContext } from '../stories/form-stories.ts';
import en from './texts.en.json';
import fr from './texts.fr.json';

const meta = {
  title: 'Flows/Human check',
  component: PhoneLoginDialog,
  decorators: [onFlowStage],
  beforeEach: () => {
    beforeEachFlow();
    // As a page begins: no service's script has come.
    const page = globalThis as { grecaptcha?: unknown; turnstile?: unknown };
    delete page.grecaptcha;
    delete page.turnstile;
  },
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  render: (args) => <OpenDialog {...args} />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const recaptcha: HumanCheckSettings = { kind: 'recaptcha', scoreKey: 'score-key', challengeKey: 'challenge-key' };
const turnstile: HumanCheckSettings = { kind: 'turnstile', siteKey: 'site-key' };

/** A minimal script of a service: a button in place of its widget decides the result. */
const script = (address: string, text: string) =>
  http.get(address, () => new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } }));

const box = (place: string, act: string) =>
  `const b = document.createElement('button'); b.type = 'button'; b.textContent = 'I am a person'; b.onclick = () => ${act}; ${place}.append(b);`;

const googleAddress = 'https://www.google.com/recaptcha/api.js';
const cloudflareAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

const google = script(
  googleAddress,
  `window.grecaptcha = { ready: (f) => f(), execute: async () => 'score-token', render: (place, o) => { ${box('place', "o.callback('challenge-token')")} } };`,
);
const cloudflare = (act: string) =>
  script(cloudflareAddress, `window.turnstile = { render: (place, o) => { ${act} } };`);

/** What the server was sent as proof; the first one may be refused. */
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
const codeIsAsked = (context: PlayContext) =>
  screenOf(context).findByRole('textbox', { name: words(context).code.label });

/** Fails, says so, keeps the number, and goes on at the next press once what was broken is mended. */
function fails(
  settings: HumanCheckSettings,
  handlers: HttpHandler[],
  key: Parameters<typeof failureText>[0],
  mend: (context: PlayContext) => void,
): Story {
  return {
    parameters: {
      flow: { settings: { humanCheck: settings } },
      msw: { handlers: [...handlers, ...around] },
      continuation: async (context: PlayContext) => {
        mend(context);
        await user.click(screenOf(context).getByRole('button', { name: words(context).phone.submit }));
        await codeIsAsked(context);
      },
    },
    play: async (context) => {
      await giveNumber(context);
      await expectNotice(context, failureText(key, context));
      await expect(await screenOf(context).findByRole('textbox', { name: words(context).phone.label })).toHaveValue(
        '90 12 34 56',
      );
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

/** The proof of work: nothing to press, nobody else to ask. It says what it does while it does it. */
export const ProofOfWork: Story = {
  parameters: { msw: { handlers: [worked.handler, humanCheckChallengeMock.live(), ...around] } },
  play: async (context) => {
    worked.seen.length = 0;
    await giveNumber(context);
    await codeIsAsked(context);
    const [proof] = worked.seen as { kind: string; token: string }[];
    await expect(proof?.kind).toBe('altcha');
    const token = JSON.parse(atob(proof?.token ?? '')) as { challenge: object; solution: { derivedKey: string } };
    await expect(token.challenge).toHaveProperty('signature');
    await expect(token.solution.derivedKey).toMatch(/^0/);
  },
};

/** The number may be changed while the check is at work. */
export const AtWork: Story = {
  parameters: { msw: { handlers: [humanCheckChallengeMock.pending, userPhoneMock.known] } },
  play: async (context) => {
    const { checking } = wordsOf({ fr, en }, context);
    await giveNumber(context);
    await waitFor(() => expect(screenOf(context).getByText(checking)).toBeVisible());
    await user.click(screenOf(context).getByRole('button', { name: words(context).change }));
    const phone = screenOf(context).getByRole('textbox', { name: words(context).phone.label });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveValue('90 12 34 56');
    await waitFor(() => expect(screenOf(context).queryByText(checking)).toBeNull());
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

/** The server refuses a proof, and there is nothing harder to ask for: another one may do. */
export const Refused: Story = {
  ...fails({ kind: 'altcha' }, [weighed.handler, humanCheckChallengeMock.live()], 'humanRefused', () => undefined),
  beforeEach: () => {
    weighed.seen.length = 0;
  },
};

const scored = proofs(true);

/** reCAPTCHA: the server finds the score too low, so a box to tick is put there; then the code is sent. */
export const RecaptchaThenChallenge: Story = {
  parameters: { flow: { settings: { humanCheck: recaptcha } }, msw: { handlers: [scored.handler, google, ...around] } },
  play: async (context) => {
    scored.seen.length = 0;
    await giveNumber(context);
    await user.click(await screenOf(context).findByRole('button', { name: 'I am a person' }));
    await codeIsAsked(context);
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
    await giveNumber(context);
    await codeIsAsked(context);
    await expect(turned.seen).toEqual([{ kind: 'turnstile', token: 'turnstile-token' }]);
  },
};

const passes = cloudflare("o.callback('turnstile-token')");

/** What the service's script gives, put right in the page: a script that has come is not asked for again. */
const serviceWorks = () =>
  Object.assign(globalThis, {
    grecaptcha: { ready: (then: () => void) => then(), execute: () => Promise.resolve('score-token') },
  });

/** Waiting for a service, 15 seconds are as a quarter of one. */
const soonGivesUp = () => {
  const given = AbortSignal.timeout.bind(AbortSignal);
  const spy = spyOn(AbortSignal, 'timeout').mockImplementation(() => given(250));
  return () => spy.mockRestore();
};

/** A script that comes too late; a browser asks once for what is still on its way, so it has to come after all. */
function comesLate(settings: HumanCheckSettings, address: string, text: string): Story {
  let late: PromiseWithResolvers<void>;
  const handler = http.get(address, async () => {
    await late.promise;
    return new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } });
  });
  return {
    ...fails(settings, [handler], 'humanUnavailable', () => late.resolve()),
    beforeEach: () => {
      late = Promise.withResolvers();
      return soonGivesUp();
    },
  };
}

/** A service that is out lets nobody through, and says so; the number is kept, and the next press asks it anew. */
export const RecaptchaOut = fails(
  recaptcha,
  [http.get(googleAddress, () => HttpResponse.error())],
  'humanUnavailable',
  by(google),
);
/** Something else than the script comes: the page of a network that wants a ticket first, say. */
export const RecaptchaAnotherPage = fails(
  recaptcha,
  [script(googleAddress, '"Welcome to the hotel";')],
  'humanUnavailable',
  by(google),
);
export const RecaptchaLate = comesLate(
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
  beforeEach: soonGivesUp,
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
export const TurnstileLate = comesLate(
  turnstile,
  cloudflareAddress,
  "window.turnstile = { render: (place, o) => o.callback('turnstile-token') };",
);

/** Cloudflare's script is there and its service is not; and a box that nobody ticks in time. */
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
export const TurnstileUnanswered = fails(
  turnstile,
  [cloudflare("o['timeout-callback']()")],
  'humanRefused',
  turnstileWorks,
);
