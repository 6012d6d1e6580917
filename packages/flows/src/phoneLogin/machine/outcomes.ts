import { isRefusal, type Failure } from '@kermesse/api/failure';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { failureOf } from '../../humanCheck/service.ts';
import type { Checked, LookedUp, PhoneLoginContext, PhoneLoginError, Sent, Verified } from './context.ts';
import { deadlineIn, secondsLeft, type Clock } from './countdown.ts';
import type { CodeRequest } from './stored-request.ts';

/** Seconds before another code may be asked for, times the sends so far (specification §9); a server may say otherwise. */
const resendStep = 120;
/** How long a code is good for, where the server does not say, in seconds. */
const usualLifetime = 600;

/** What the look-up of a number says: nobody known by it is no failure, nor is it when it may not be looked up so often. */
export function lookUpOutcome(result: LookedUp): 'known' | 'unknown' | 'limited' | 'failed' {
  if (result.ok) return result.data.data.firstname !== null && result.data.data.lastname !== null ? 'known' : 'unknown';
  const code = result.failure.kind === 'refused' ? result.failure.code : undefined;
  return code === 'auth/user_not_found' ? 'unknown' : code === 'rate/limited' ? 'limited' : 'failed';
}

/** What a request for a code came to. */
export function sendOutcome(
  result: Sent,
  { humanCheck, firstname }: PhoneLoginContext,
): 'sent' | 'harder' | 'names' | 'failed' {
  if (result.ok) return 'sent';
  if (result.failure.kind !== 'refused') return 'failed';
  const { code, fields = {} } = result.failure;
  // A score that is too low is answered with a box to tick, without bothering anybody about it.
  if (Object.hasOwn(fields, 'humanCheck') && humanCheck?.kind === 'recaptcha-score') return 'harder';
  // The number was taken for a known one and is not.
  return code === 'auth/missing_data' && firstname === '' ? 'names' : 'failed';
}

/** The request after a code was sent. */
export function requestAfter(sent: Sent, context: PhoneLoginContext): CodeRequest | undefined {
  if (!sent.ok) return context.request;
  const { phone, firstname, lastname, clock, request } = context;
  const sends = request?.phone === phone ? request.sends + 1 : 1;
  const { resendAfter = resendStep * sends, expiresIn = usualLifetime } = sent.data.data;
  const deadlines = { resend: deadlineIn(resendAfter, clock), expiry: deadlineIn(expiresIn, clock) };
  return { phone, firstname, lastname, sends, ...deadlines, open: true };
}

/** The request with the server's own countdown, where it was asked too early. */
export function requestRefused(sent: Sent, { request, phone, clock }: PhoneLoginContext): CodeRequest | undefined {
  if (sent.ok || sent.failure.kind !== 'refused' || request?.phone !== phone) return request;
  const { code, retryAfter } = sent.failure;
  return code === 'rate/limited' && retryAfter !== undefined
    ? { ...request, resend: deadlineIn(retryAfter, clock) }
    : request;
}

/** Whether a code for this number is out already and still good. */
export function isAlreadySent(phone: string, { request, clock }: PhoneLoginContext): boolean {
  return request?.phone === phone && secondsLeft(request.expiry, clock) > 0;
}

/** Whether another code may be asked for. */
export function mayResend({ request, clock }: PhoneLoginContext): boolean {
  return request !== undefined && secondsLeft(request.resend, clock) === 0;
}

/** The error of a check that returned no proof. */
export function errorOfCheck(checked: Checked): ErrorMessage | undefined {
  return checked.ok ? undefined : messageFor('phoneSend', failureOf(checked));
}

/** The message for a failure; after too many tries it holds until the server's wait is over. */
function sayUntil(situation: 'phoneSend' | 'phoneVerify', failure: Failure, clock: Clock): PhoneLoginError | undefined {
  const error = messageFor(situation, failure);
  const wait = isRefusal(failure, 'rate/limited') ? failure.retryAfter : undefined;
  return wait === undefined ? error : { ...error, until: deadlineIn(wait, clock) };
}

/** The error of a code that was not sent. A refused proof has our own text, because nobody typed it. */
export function errorOfSend(sent: Sent, { clock }: PhoneLoginContext): PhoneLoginError | undefined {
  if (sent.ok) return undefined;
  const error = sayUntil('phoneSend', sent.failure, clock);
  if (error?.fields !== undefined && Object.hasOwn(error.fields, 'humanCheck'))
    return messageFor('phoneSend', { kind: 'unproven', reason: 'refused' });
  return error;
}

/** The error of a number that could not be looked up. */
export function errorOfLookUp(result: LookedUp): ErrorMessage | undefined {
  return result.ok ? undefined : messageFor('phoneLookUp', result.failure);
}

/** The error of a wrong code. */
export function errorOfVerify(result: Verified, { clock }: PhoneLoginContext): PhoneLoginError | undefined {
  return result.ok ? undefined : sayUntil('phoneVerify', result.failure, clock);
}
