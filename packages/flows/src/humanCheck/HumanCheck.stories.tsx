import { authPhoneMock } from '@kermesse/api/mocks/auth-phone';
import { humanCheckChallengeMock } from '@kermesse/api/mocks/human-check-challenge';
import { userPhoneMock } from '@kermesse/api/mocks/user-phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { giveNumber, OpenDialog, words } from '../phoneLogin/phoneStory.tsx';
import { PhoneLoginDialog } from '../phoneLogin/PhoneLoginDialog.tsx';
import type { HumanCheckSettings } from '../settings/settings.ts';
import { beforeEachFlow, onFlowStage, wordsOf } from '../stories/flowStory.tsx';
import { expectNotice, failureText, screenOf, user, type PlayContext } from '../stories/formStories.ts';
import en from './texts.en.json';
import fr from './texts.fr.json';

const meta = {
  title: 'Flows/Human check',
  component: PhoneLoginDialog,
  decorators: [onFlowStage],
  beforeEach: beforeEachFlow,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  render: (args) => <OpenDialog {...args} />,
} satisfies Meta<typeof PhoneLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const recaptcha: HumanCheckSettings = { kind: 'recaptcha', scoreKey: 'score-key', challengeKey: 'challenge-key' };
const turnstile: HumanCheckSettings = { kind: 'turnstile', siteKey: 'site-key' };

/** A service's script, as short as it can be: what it gives depends on a button that stands for its box. */
const script = (address: string, text: string) =>
  http.get(address, () => new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } }));

const box = (place: string, act: string) =>
  `const b = document.createElement('button'); b.type = 'button'; b.textContent = 'I am a person'; b.onclick = () => ${act}; ${place}.append(b);`;

const google = script(
  'https://www.google.com/recaptcha/api.js',
  `window.grecaptcha = { ready: (f) => f(), execute: async () => 'score-token', render: (place, o) => { ${box('place', "o.callback('challenge-token')")} } };`,
);
const cloudflare = (act: string) =>
  script('https://challenges.cloudflare.com/turnstile/v0/api.js', `window.turnstile = { render: (place, o) => { ${act} } };`);

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
const codeIsAsked = (context: PlayContext) => screenOf(context).findByRole('textbox', { name: words(context).code.label });

function fails(settings: HumanCheckSettings, handlers: HttpHandler[], key: Parameters<typeof failureText>[0]): Story {
  return {
    parameters: { flow: { settings: { humanCheck: settings } }, msw: { handlers: [...handlers, ...around] } },
    play: async (context) => {
      await giveNumber(context);
      await expectNotice(context, failureText(key, context));
      await expect(await screenOf(context).findByRole('textbox', { name: words(context).phone.label })).toHaveValue('90 12 34 56');
      await expect(screenOf(context).getByRole('button', { name: words(context).phone.submit })).toBeEnabled();
    },
  };
}

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

export const Offline = fails({ kind: 'altcha' }, [humanCheckChallengeMock.offline], 'offline');
export const Unavailable = fails({ kind: 'altcha' }, [humanCheckChallengeMock.serverUnavailable], 'humanUnavailable');
export const Malformed = fails({ kind: 'altcha' }, [humanCheckChallengeMock.wrongShape], 'humanUnavailable');

/** The server refuses a proof, and there is nothing harder to ask for. */
export const Refused = fails({ kind: 'altcha' }, [proofs(true).handler, humanCheckChallengeMock.live()], 'humanRefused');

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

