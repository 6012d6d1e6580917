import { isRefusal, type Failure } from '@kermesse/api/failure';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { failureOf } from '../../humanCheck/service.ts';
import type { HumanCheckOutcome } from '../../humanCheck/service.ts';
import type { LookUpResult, PhoneLoginContext, PhoneLoginError, SendResult, VerifyResult } from './context.ts';
import { createDeadline, secondsLeft, type Clock } from './countdown.ts';
import type { StoredRequest } from './stored-request.ts';

/** The default wait before another code, in seconds, times the codes sent so far (specification §9). */
const resendStep = 120;
/** The default lifetime of a code, in seconds, when the server does not return one. */
const usualLifetime = 600;

/** Returns the outcome of looking up a number. An unknown number and a rate limit are not failures. */
export function lookUpOutcome(result: LookUpResult): 'known' | 'unknown' | 'limited' | 'failed' {
  if (result.ok) return result.data.firstname !== null && result.data.lastname !== null ? 'known' : 'unknown';
  const code = result.failure.kind === 'refused' ? result.failure.code : undefined;
  return code === 'auth/user_not_found' ? 'unknown' : code === 'rate/limited' ? 'limited' : 'failed';
}

/** Whether the server has answered a request for a code. Otherwise it may have sent one. */
export const isAnswered = (result: SendResult): boolean =>
  result.ok || !['offline', 'timeout', 'aborted'].includes(result.failure.kind);

/** Returns the number whose requests for a code got no response, after a request that did not send a code. */
export function unansweredAfter(
  result: SendResult,
  { phone, unanswered }: PhoneLoginContext,
): PhoneLoginContext['unanswered'] {
  return isAnswered(result) ? unanswered : phone;
}

/**
 * Returns the countdowns of a sent code, in seconds; undefined when none was sent. After a request without a response,
 * a wait for another code means that this request has sent one. A wait longer than the next countdown has another
 * reason, such as the limit of a network.
 */
function sentCode(
  result: SendResult,
  { phone, unanswered, request }: PhoneLoginContext,
): { resendAfter?: number; expiresIn?: number } | undefined {
  if (result.ok) return result.data;
  const wait = isRefusal(result.failure, 'rate/limited') ? result.failure.retryAfter : undefined;
  const sends = request?.phone === phone ? request.sends : 0;
  const longest = resendStep * (sends + 1);
  return unanswered === phone && wait !== undefined && wait <= longest ? { resendAfter: wait } : undefined;
}

/** Returns the outcome of a request for a code. */
export function sendOutcome(
  result: SendResult,
  context: PhoneLoginContext,
): 'sent' | 'interactive' | 'names' | 'failed' {
  const { humanCheck, firstname } = context;
  if (result.ok || sentCode(result, context) !== undefined) return 'sent';
  if (result.failure.kind !== 'refused') return 'failed';
  const { code, fields = {} } = result.failure;
  // After a rejected score, the interactive check starts without an error message.
  if (Object.hasOwn(fields, 'humanCheck') && humanCheck?.kind === 'recaptcha-score') return 'interactive';
  // The look-up was limited, or found the number although the server requires names.
  return code === 'auth/missing_data' && firstname === '' ? 'names' : 'failed';
}

/** Returns the request after a code was sent. */
export function codeRequestAfter(sent: SendResult, context: PhoneLoginContext): StoredRequest | undefined {
  const sentNow = sentCode(sent, context);
  if (sentNow === undefined) return context.request;
  const { phone, firstname, lastname, clock, request } = context;
  const sends = request?.phone === phone ? request.sends + 1 : 1;
  const { resendAfter = resendStep * sends, expiresIn = usualLifetime } = sentNow;
  const deadlines = { resend: createDeadline(resendAfter, clock), expiry: createDeadline(expiresIn, clock) };
  return { phone, firstname, lastname, sends, ...deadlines, open: true };
}

/** Returns the request, with the server's countdown when the code was requested too early. */
export function requestAfterRefusal(
  sent: SendResult,
  { request, phone, clock }: PhoneLoginContext,
): StoredRequest | undefined {
  if (sent.ok || sent.failure.kind !== 'refused' || request?.phone !== phone) return request;
  const { code, retryAfter } = sent.failure;
  return code === 'rate/limited' && retryAfter !== undefined
    ? { ...request, resend: createDeadline(retryAfter, clock) }
    : request;
}

/** Whether a code for this number was already sent and is still valid. */
export function isAlreadySent(phone: string, { request, clock }: PhoneLoginContext): boolean {
  return request?.phone === phone && secondsLeft(request.expiry, clock) > 0;
}

/** Whether another code can be requested now. */
export function canResend({ request, clock }: PhoneLoginContext): boolean {
  return request !== undefined && secondsLeft(request.resend, clock) === 0;
}

/** Returns the error of a check without a proof. */
export function errorOfCheck(checked: HumanCheckOutcome): ErrorMessage | undefined {
  return checked.ok ? undefined : messageFor('phoneSend', failureOf(checked));
}

/** Returns the error of a failure. After a rate limit it expires when the server's wait is over. */
function errorWithExpiry(
  situation: 'phoneSend' | 'phoneVerify',
  failure: Failure,
  clock: Clock,
): PhoneLoginError | undefined {
  const error = messageFor(situation, failure);
  const wait = isRefusal(failure, 'rate/limited') ? failure.retryAfter : undefined;
  return wait === undefined ? error : { ...error, until: createDeadline(wait, clock) };
}

/**
 * Returns the error of a code that was not sent. A rejected proof has its own text: the user did not type it. After a
 * rate-limited look-up, missing names of an unknown number are not an error.
 */
export function errorOfSend(sent: SendResult, context: PhoneLoginContext): PhoneLoginError | undefined {
  if (sent.ok) return undefined;
  if (context.lookUpLimited && sendOutcome(sent, context) === 'names') return undefined;
  const error = errorWithExpiry('phoneSend', sent.failure, context.clock);
  if (error?.fields !== undefined && Object.hasOwn(error.fields, 'humanCheck'))
    return messageFor('phoneSend', { kind: 'unproven', reason: 'refused' });
  return error;
}

/** Returns the error of a failed look-up. */
export function errorOfLookUp(result: LookUpResult): ErrorMessage | undefined {
  return result.ok ? undefined : messageFor('phoneLookUp', result.failure);
}

/** Returns the error of a rejected code. */
export function errorOfVerify(result: VerifyResult, { clock }: PhoneLoginContext): PhoneLoginError | undefined {
  return result.ok ? undefined : errorWithExpiry('phoneVerify', result.failure, clock);
}
