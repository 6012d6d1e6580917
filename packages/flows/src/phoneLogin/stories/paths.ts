import { exampleSession } from '@kermesse/api/mock-examples';
import { fails, generatedPaths, succeeds, type Path } from '../../stories/paths/paths.ts';
import type { HumanCheckOutcome } from '../../humanCheck/service.ts';
import type { LookUpResult, SendResult, VerifyResult } from '../machine/context.ts';
import { createDeadline, secondsLeft, type Clock } from '../machine/countdown.ts';
import { phoneLoginMachine } from '../machine/machine.ts';

/** A path through the phone login. */
export type PhonePath = Path<typeof phoneLoginMachine>;

const refused = (
  code: 'auth/missing_data' | 'rate/limited' | 'auth/code_verification_failed' | 'form/invalid_data',
  { fields, retryAfter }: { fields?: Record<string, string>; retryAfter?: number } = {},
) => ({ ok: false, failure: { kind: 'refused', status: 400, code, fields, retryAfter } }) as const;
const offline = { ok: false, failure: { kind: 'offline' } } as const;

const lookedUp: LookUpResult[] = [
  { ok: true, data: { firstname: '*', lastname: '*' } },
  { ok: true, data: { firstname: null, lastname: null } },
  refused('rate/limited'),
  offline,
];
const checked: HumanCheckOutcome[] = [
  { ok: true, humanCheck: { kind: 'recaptcha-score', token: 'score' } },
  { ok: false, reason: 'unavailable' },
];
/** The server's wait after a rate limit, in seconds. */
export const retryDelay = 1;
/* The first response allows another code at once, so paths take the resend transition. */
const sent: SendResult[] = [
  { ok: true, data: { resendAfter: 0, expiresIn: 600 } },
  refused('form/invalid_data', { fields: { humanCheck: 'refused' } }),
  refused('auth/missing_data'),
  refused('rate/limited', { retryAfter: retryDelay }),
  offline,
];
const verified: VerifyResult[] = [
  { ok: true, data: exampleSession().data },
  refused('auth/code_verification_failed'),
  refused('rate/limited', { retryAfter: retryDelay }),
];

/** The number, names and code that the paths enter. */
export const given = { phone: '+22890123456', firstname: 'Efua', lastname: 'Dogbe', code: '407122' };

/** Returns generated paths through the phone login, from the beginning and from a code that was already sent. */
export function phonePaths(clock: Clock): PhonePath[] {
  const { phone, firstname, lastname, code } = given;
  const request = {
    phone,
    firstname: '',
    lastname: '',
    sends: 1,
    resend: createDeadline(120, clock),
    expiry: createDeadline(600, clock),
    open: true,
  };
  return generatedPaths({
    machine: phoneLoginMachine,
    enough: 25,
    inputs: [{ clock }, { clock, request }],
    events: [
      { type: 'SUBMIT_PHONE', phone },
      { type: 'SUBMIT_NAMES', firstname, lastname },
      { type: 'SUBMIT_CODE', code },
      { type: 'RESEND' },
      { type: 'WAIT_OVER' },
      { type: 'CHANGE_NUMBER' },
      ...lookedUp.map((output) => succeeds('lookUp', output)),
      ...checked.map((output) => succeeds('checkHuman', output)),
      ...sent.map((output) => succeeds('sendCode', output)),
      ...verified.map((output) => succeeds('verifyCode', output)),
      succeeds('connect'),
      ...['lookUp', 'checkHuman', 'sendCode', 'verifyCode', 'connect'].map(fails),
    ],
    situation: ({ value, context }) => {
      const countdown = context.request === undefined ? 'none' : secondsLeft(context.request.resend, context.clock) > 0;
      return [
        value,
        context.step,
        context.firstname,
        context.lookUpLimited,
        countdown,
        context.error?.message,
        context.error?.until !== undefined,
        context.interactive,
        context.unanswered,
      ];
    },
  });
}
