import type { Result } from '@kermesse/api/client';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { HumanCheckOutcome } from '../../humanCheck/service.ts';
import type { Clock, Deadline } from './countdown.ts';
import type { CodeRequest } from './stored-request.ts';

/** The form that is on the screen, also while something is under way. */
export type PhoneLoginStep = 'phone' | 'names' | 'code';

/** Whose phone it is. Names are '' until they are given. */
export interface Person {
  phone: string;
  firstname: string;
  lastname: string;
}

/** An error, and until when it holds where the server says how long to wait. */
export interface PhoneLoginError extends ErrorMessage {
  until?: Deadline;
}

export interface PhoneLoginContext extends Person {
  step: PhoneLoginStep;
  /** Whether nobody could say if the number is known, so that names are asked for in any case. */
  unsure: boolean;
  clock: Clock;
  code: string;
  /** The last proof of the human check. */
  humanCheck: HumanCheck | undefined;
  /** Whether the last proof was refused, so that the next has to be given by hand. */
  harder: boolean;
  /** The code that was sent. */
  request: CodeRequest | undefined;
  /** Whether that was another code than the first. */
  resent: boolean;
  /** What went wrong last. */
  error: PhoneLoginError | undefined;
  started: SessionStart | undefined;
}

export type PhoneLoginEvent =
  | { type: 'PHONE_GIVEN'; phone: string }
  | { type: 'NAMES_GIVEN'; firstname: string; lastname: string }
  | { type: 'CODE_GIVEN'; code: string }
  | { type: 'RESEND' }
  | { type: 'WAIT_OVER' }
  | { type: 'CHANGE_NUMBER' };

/** Whether a number is known: only then both names are there. */
export type LookedUp = Result<{ data: { firstname: string | null; lastname: string | null } }>;
export type Sent = Result<{ data: { resendAfter?: number; expiresIn?: number } }>;
export type Verified = Result<{ data: SessionStart }>;
export type Checked = HumanCheckOutcome;

/** What starts the machine: a request that a reload interrupted, and the clock its countdown goes by. */
export interface PhoneLoginInput {
  clock: Clock;
  request?: CodeRequest;
}

/** What the machine begins with. */
export function initialContext({ clock, request }: PhoneLoginInput): PhoneLoginContext {
  const { phone = '', firstname = '', lastname = '' } = request ?? {};
  return {
    phone,
    firstname,
    lastname,
    step: request === undefined ? 'phone' : 'code',
    unsure: false,
    clock,
    code: '',
    humanCheck: undefined,
    harder: false,
    request,
    resent: false,
    error: undefined,
    started: undefined,
  };
}
