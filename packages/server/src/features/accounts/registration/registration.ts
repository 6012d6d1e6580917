import { Refused } from '@kermesse/api/refused';
import type { authRegister } from '@kermesse/api/auth-register';
import type { InputOf } from '@kermesse/api/operation';
import { sql } from 'kysely';
import type { Call } from '../../../platform/operations/handler.ts';
import { isAddressTaken } from '../verification/addresses.ts';
import { lockAddress } from '../verification/lock-address.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { keyedHash, createToken, hashToken } from '../../../platform/security/secrets.ts';
import { sessionClientOf } from '../sessions/begin-session.ts';
import { startSession } from '../sessions/sessions.ts';
import { createUser, preferenceColumns, userByEmail, type UserRow } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { accountMessages } from '../users/account-messages.ts';

type Form = InputOf<typeof authRegister>;

/** The seconds in which the same form may be sent again, by the database's clock. */
export const repeatPeriod = 600;

/** An account that the form created, now or a moment ago, with the token of its first session. */
export interface RegisteredAccount {
  user: UserRow;
  accessToken: string;
}

/** Returns the idempotency key, the same each time a browser sends a form; undefined if it is missing or invalid. */
function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? '';
  return /^[\w-]{22,64}$/.test(key) ? key : undefined;
}

/** Returns the id of a registration: the key and the address, so that a corrected address is a new registration. */
const nameOf = (key: string, email: string) => `${key} ${email}`;

/** Returns the session token of a registration. Recreating it needs both the browser's key and the server's secret. */
async function tokenOf({ keys }: Call, key: string | undefined, email: string): Promise<string> {
  return key === undefined ? createToken() : keyedHash(await keys('registrations'), nameOf(key, email));
}

/**
 * Returns the account that the same form created a moment ago: the key, address, names and password are the same, and
 * its session has not ended. Only the browser that registered knows the key, so nobody else can try passwords here.
 */
async function repeatedRegistration(call: Call, holder: UserRow, form: Form): Promise<RegisteredAccount | undefined> {
  const key = keyOf(call.headers);
  if (key === undefined) return undefined;
  const registration = await call.db
    .selectFrom('registrations')
    .innerJoin('sessions', 'sessions.token_hash', 'registrations.session_hash')
    .select('sessions.token_hash')
    .where('key_hash', '=', hashToken(nameOf(key, form.email)))
    .where('registrations.user_id', '=', holder.id)
    .where('sessions.ended_at', 'is', null)
    .where('registrations.created_at', '>', sql<Date>`now() - ${repeatPeriod} * interval '1 second'`)
    .executeTakeFirst();
  const sameNames = holder.firstname === form.firstname && holder.lastname === form.lastname;
  if (registration === undefined || !sameNames || !holder.enabled) return undefined;
  if (!(await verifyPassword(holder.password_hash, form.password))) return undefined;
  return { user: holder, accessToken: await tokenOf(call, key, form.email) };
}

/** Creates the account and its session, and queues its email. Returns undefined if the address was taken meanwhile. */
async function createAccount(call: Call, form: Form): Promise<RegisteredAccount | undefined> {
  const { email, firstname, lastname, password, preferences } = form;
  const key = keyOf(call.headers);
  const [passwordHash, accessToken] = await Promise.all([hashPassword(password), tokenOf(call, key, email)]);
  return call.db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    if (await isAddressTaken(trx, email)) return undefined;
    const user = await createUser(trx, {
      email,
      firstname,
      lastname,
      password_hash: passwordHash,
      auth_type: 'email-password',
      ...preferenceColumns(preferences),
    });
    await startSession(trx, user.id, { remember: false, token: accessToken, client: sessionClientOf(call) });
    if (key !== undefined) {
      const registration = {
        key_hash: hashToken(nameOf(key, email)),
        user_id: user.id,
        session_hash: hashToken(accessToken),
      };
      await trx.insertInto('registrations').values(registration).execute();
    }
    await queueMessage(trx, { kind: accountMessages.addressVerification, userId: user.id }, { priority: 'low' });
    return { user, accessToken };
  });
}

/**
 * Creates the account of a form and starts its session, once even if the browser sends the form repeatedly.
 * @throws Refused `auth/email_already_used` if the address belongs to an account.
 */
export async function register(call: Call, form: Form): Promise<RegisteredAccount> {
  const holder = await userByEmail(call.db, form.email);
  const created = holder === undefined ? await createAccount(call, form) : undefined;
  if (created !== undefined) return created;
  const now = holder ?? (await userByEmail(call.db, form.email));
  const before = now && (await repeatedRegistration(call, now, form));
  if (before === undefined) throw new Refused('auth/email_already_used');
  return before;
}
