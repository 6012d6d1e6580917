import { authPhone } from '@kermesse/api/auth-phone';
import { authPhoneVerify } from '@kermesse/api/auth-phone-verify';
import { userPhone } from '@kermesse/api/user-phone';
import type { Transaction } from 'kysely';
import { handler, invalidFields, Refused, type Call } from '../api/handler.ts';
import type { Tables } from '../database/tables.ts';
import { MessageNotSent } from '../mail/mailer.ts';
import { beginSession } from './begin-session.ts';
import { codeSms } from './code-sms.ts';
import { deviceOf, knowsDevice } from './devices.ts';
import { limitAddress, tooMany } from './limits.ts';
import { codeLifetime, createCode, dropCode, tryCode, waitForCode, type CodeRequest, type TryResult } from './phone-codes.ts';
import { createUser, userByPhone, type UserRow } from './users.ts';

/** @throws Refused unless a person stands behind the call, by a proof that was not used before. */
async function demandPerson({ humanCheck, address }: Call, proof: Parameters<Call['humanCheck']['verify']>[0]): Promise<void> {
  const verdict = await humanCheck.verify(proof, address);
  if (verdict === 'unavailable') throw new Refused('server/unavailable');
  if (verdict === 'refused') throw invalidFields({ humanCheck: 'human_check' });
}

async function sendCode(call: Call, request: CodeRequest): Promise<number> {
  const made = await createCode(call.db, await call.keys('phone codes'), request);
  if ('wait' in made) throw tooMany(made.wait);
  try {
    await call.sms.send(await codeSms(call, request, made.code));
  } catch (error) {
    await dropCode(call.db, made.id);
    if (!(error instanceof MessageNotSent)) throw error;
    call.report(error);
    throw new Refused('auth/code_sending_failed');
  }
  return made.resendAfter;
}

/** Whether the account of a phone was signed in on this device before. */
async function knowsPhone(call: Call, phone: string): Promise<boolean> {
  const user = await userByPhone(call.db, phone);
  return user !== undefined && knowsDevice(call.db, deviceOf(call), user.id);
}

type Good = Extract<TryResult, { result: 'good' }>;

/** Who signs in by a code that was right: the account of the phone, made now when there is none. */
async function accountOf(trx: Transaction<Tables>, { request }: Good): Promise<UserRow | undefined> {
  const { phone, firstname, lastname } = request;
  const known = await userByPhone(trx, phone);
  if (known !== undefined || !request.allow_registration) return known;
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

/** What the server does for signing in by phone. It never tells whether a number has an account to who does not hold it. */
export const phoneHandlers = [
  handler(userPhone, async ({ phone }, call) => {
    await limitAddress(call, 'look-up');
    const name = (await knowsPhone(call, phone)) ? '*' : null;
    return { data: { firstname: name, lastname: name } };
  }),

  handler(authPhone, async ({ humanCheck, ...request }, call) => {
    await limitAddress(call, 'code');
    const { phone, firstname, lastname } = request;
    const named = firstname !== undefined && lastname !== undefined;
    if (!named && !(await knowsPhone(call, phone))) throw new Refused('auth/missing_data');
    const wait = await waitForCode(call.db, phone);
    if (wait > 0) throw tooMany(wait);
    await demandPerson(call, humanCheck);
    const resendAfter = await sendCode(call, request);
    return { data: { resendAfter, expiresIn: codeLifetime } };
  }),

  handler(authPhoneVerify, async ({ phone, code }, call) => {
    await limitAddress(call, 'code guess');
    const key = await call.keys('phone codes');
    const { tried, user } = await call.db.transaction().execute(async (trx) => {
      const result = await tryCode(trx, key, phone, code);
      return { tried: result, user: result.result === 'good' ? await accountOf(trx, result) : undefined };
    });
    if (tried.result === 'limited') throw tooMany(tried.wait);
    if (tried.result === 'over') throw new Refused('auth/code_expired');
    if (tried.result === 'wrong') throw new Refused('auth/code_verification_failed');
    if (user === undefined) throw new Refused('auth/user_not_found');
    if (!user.enabled) throw new Refused('auth/user_disabled');
    if (user.is_admin) throw new Refused('auth/login_failed');
    return { data: await beginSession(call, user, { remember: true }) };
  }),
];
