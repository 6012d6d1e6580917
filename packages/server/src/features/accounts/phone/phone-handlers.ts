import { Refused } from '@kermesse/api/refused';
import { authPhone } from '@kermesse/api/auth-phone';
import { authPhoneVerify } from '@kermesse/api/auth-phone-verify';
import { userPhone } from '@kermesse/api/user-phone';
import { handler, invalidFields, type Call } from '../../../platform/operations/handler.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { uncountSms } from '../../../platform/sms/budgets.ts';
import { smsCountryOf } from '../../../platform/sms/country.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { deviceOf, ensureDevice } from '../../../platform/http/device-cookie.ts';
import { isKnownDevice } from '../sessions/devices.ts';
import { enforceLookUpLimits, maskedName } from './phone-lookup.ts';
import { enforceIpLimit } from '../../../platform/limits/enforce-limit.ts';
import {
  hasRequestedCode,
  codeLifetime,
  createCode,
  deleteCode,
  enforceCodeWait,
  verifyCode,
  type CodeRequest,
  type PhoneInBrowser,
  type StoredCodeRequest,
} from './phone-codes.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import { createUser, userByPhone, type UserRow } from '../users/users.ts';
import type { Trx } from '../../../platform/database/database.ts';

/** Verifies the proof of the human check. @throws Refused if it is invalid or already used. */
async function requireHuman({ humanCheck }: Call, proof: Parameters<Call['humanCheck']['verify']>[0]): Promise<void> {
  const result = await humanCheck.verify(proof);
  if (result === 'unavailable') throw new Refused('server/unavailable');
  if (result === 'refused') throw invalidFields({ humanCheck: 'human_check' });
}

/** Returns the calling browser for a phone. @param device the value of its device cookie */
async function browserOf(call: Call, phone: string, device: string): Promise<PhoneInBrowser> {
  return { phone, device: hashToken(device), ip: call.ip, known: await knowsPhone(call, phone) };
}

/**
 * Sends a code. Returns the seconds until the browser may request the next one.
 * @throws Refused `rate/limited` too early, `auth/code_sending_failed` if no SMS is left or it cannot be sent.
 */
async function sendCode(call: Call, request: CodeRequest, browser: PhoneInBrowser, country: string): Promise<number> {
  const options = { key: await call.keys('phone codes'), limits: call.settings, country };
  const created = await createCode(call.db, request, browser, options);
  for (const event of created.events) logSecurity(call, event);
  if (!('id' in created)) throw new Refused('auth/code_sending_failed');
  if ((await call.outgoing.sendNow('sms', created.messageId)) === 'failed') {
    await deleteCode(call.db, created.id);
    await uncountSms(call.db, call.settings, { ...browser, country });
    throw new Refused('auth/code_sending_failed');
  }
  return created.resendAfter;
}

/**
 * Returns the country of a phone if codes are sent there.
 * @throws Refused `form/invalid_data` at the phone field, with a message that explains what to do.
 */
function servedCountry({ settings }: Call, phone: string): string {
  const country = smsCountryOf(phone);
  if (country === undefined || !settings.SMS_COUNTRIES.includes(country))
    throw invalidFields({ phone: 'phone_country' });
  return country;
}

/** Returns whether the calling device has logged in to the phone's account before. */
async function knowsPhone(call: Call, phone: string): Promise<boolean> {
  const user = await userByPhone(call.db, phone);
  return user !== undefined && isKnownDevice(call.db, deviceOf(call), user.id);
}

/** Returns the account of a verified phone. Creates one if there is none and the request allows it. */
async function accountOf(trx: Trx, request: StoredCodeRequest): Promise<UserRow | undefined> {
  const { phone, firstname, lastname } = request;
  const existing = await userByPhone(trx, phone);
  if (existing !== undefined || !request.allow_registration) return existing;
  return createUser(trx, {
    phone,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    auth_type: 'phone',
    in_app_notif_enabled: request.in_app_notif_enabled,
    email_notif_enabled: request.email_notif_enabled,
    locale: request.locale,
  });
}

/** The handlers of logging in by phone. */
export const phoneHandlers = [
  handler(userPhone, async ({ phone }, call) => {
    await enforceLookUpLimits(call, phone);
    return { data: maskedName(await userByPhone(call.db, phone)) };
  }),

  handler(authPhone, async ({ humanCheck, ...request }, call) => {
    const { phone, firstname, lastname } = request;
    const browser = await browserOf(call, phone, ensureDevice(call));
    // A known browser has its own limits per phone. Others in its network must not use them up.
    if (!browser.known) await enforceIpLimit(call, 'code');
    const country = servedCountry(call, phone);
    await enforceCodeWait(call.db, browser);
    await requireHuman(call, humanCheck);
    // Reveal whether the number has an account only after a human check, so that scripts cannot enumerate numbers.
    const hasAccount = (await userByPhone(call.db, phone)) !== undefined;
    if (!hasAccount && !request.allowRegistration) throw new Refused('auth/user_not_found');
    if (!hasAccount && (firstname === undefined || lastname === undefined)) throw new Refused('auth/missing_data');
    const resendAfter = await sendCode(call, request, browser, country);
    return { data: { resendAfter, expiresIn: codeLifetime } };
  }),

  handler(authPhoneVerify, async ({ phone, code }, call) => {
    const device = deviceOf(call);
    // Without cookie the browser cannot be identified, so no code could be right.
    if (device === undefined) throw invalidFields({ code: 'cookies' });
    const browser = await browserOf(call, phone, device);
    const undoCount = browser.known ? undefined : await enforceIpLimit(call, 'code guess');
    if (!(await hasRequestedCode(call.db, browser))) throw new Refused('auth/code_verification_failed');
    const key = await call.keys('phone codes');
    const { good, user } = await call.db.transaction().execute(async (trx) => {
      const request = await verifyCode(trx, key, browser, code, call.settings.CODE_GUESS_LIMIT);
      return { good: request !== undefined, user: request && (await accountOf(trx, request)) };
    });
    if (!good) throw new Refused('auth/code_verification_failed');
    await undoCount?.();
    if (user === undefined) throw new Refused('auth/user_not_found');
    return { data: await beginSession(call, user, { remember: true, credentials: {} }) };
  }),
];
