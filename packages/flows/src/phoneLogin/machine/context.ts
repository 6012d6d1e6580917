import type { Result } from '@kermesse/api/client';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { Clock, Deadline } from './countdown.ts';
import type { StoredRequest } from './stored-request.ts';

/** The form on the screen, including while a request is pending. */
export type PhoneLoginStep = 'phone' | 'names' | 'code';

/** The owner of the phone number. Names are '' until they are entered. */
export interface PhoneOwner {
  phone: string;
  firstname: string;
  lastname: string;
}

/** An error, with the time at which it expires when the server says how long to wait. */
export interface PhoneLoginError extends ErrorMessage {
  until?: Deadline;
}

/** The data of the phone login: the input, the last sent code and the last error. */
export interface PhoneLoginContext extends PhoneOwner {
  step: PhoneLoginStep;
  /** Whether the look-up was rate-limited, so that it is unknown whether the number has an account. */
  lookUpLimited: boolean;
  clock: Clock;
  code: string;
  /** The last proof of the human check. */
  humanCheck: HumanCheck | undefined;
  /** Whether the last proof was rejected, so that the next check is interactive. */
  interactive: boolean;
  /** The number for which a request for a code got no response, so that a code may have been sent. */
  unanswered: string | undefined;
  /** The request of the last sent code. */
  request: StoredRequest | undefined;
  /** Whether the last code was a resent one. */
  resent: boolean;
  /** The last error. */
  error: PhoneLoginError | undefined;
  started: SessionStart | undefined;
}

/** The actions of the user, and `WAIT_OVER` when a countdown ends. */
export type PhoneLoginEvent =
  | { type: 'SUBMIT_PHONE'; phone: string }
  | { type: 'SUBMIT_NAMES'; firstname: string; lastname: string }
  | { type: 'SUBMIT_CODE'; code: string }
  | { type: 'RESEND' }
  | { type: 'WAIT_OVER' }
  | { type: 'CHANGE_NUMBER' };

/** The result of looking up a number. Both names are set only when the number is known. */
export type LookUpResult = Result<{ firstname: string | null; lastname: string | null }>;
/**
 * The result of sending a code. `resendAfter` and `expiresIn` are in seconds from now; absent from servers that do not
 * send them.
 */
export type SendResult = Result<{ resendAfter?: number; expiresIn?: number }>;
/** The result of verifying a code: the session, or a failure. */
export type VerifyResult = Result<SessionStart>;

/**
 * The input of the machine: the clock of its countdowns, and from before a reload a pending request and the number of a
 * request that got no response.
 */
export interface PhoneLoginInput {
  clock: Clock;
  request?: StoredRequest;
  unanswered?: string;
}

/** Returns the initial context of the machine. */
export function initialContext({ clock, request, unanswered }: PhoneLoginInput): PhoneLoginContext {
  const { phone = '', firstname = '', lastname = '' } = request ?? {};
  return {
    phone,
    firstname,
    lastname,
    step: request === undefined ? 'phone' : 'code',
    lookUpLimited: false,
    clock,
    code: '',
    humanCheck: undefined,
    interactive: false,
    unanswered,
    request,
    resent: false,
    error: undefined,
    started: undefined,
  };
}
