import { Refused } from '@kermesse/api/refused';
import type { authRegister } from '@kermesse/api/auth-register';
import type { InputOf } from '@kermesse/api/operation';
import { sql } from 'kysely';
import type { Call } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { holdAddress, isTaken } from '../verification/addresses.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { keyedHash, newSecret, secretHash } from '../../../platform/security/secrets.ts';
import { startSession } from '../sessions/sessions.ts';
import { createUser, preferenceColumns, userByEmail, type UserRow } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';

type Form = InputOf<typeof authRegister>;

/** How long the same form may be sent again, in seconds of the database's clock. */
const repeatable = 600;

/** An account that was made now or by the same form a moment ago, with the token of its first session. */
export interface Registered {
  user: UserRow;
  accessToken: string;
}

/** The random key that a browser sends with a form, the same each time it sends that form; undefined when it sends none. */
function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? '';
  return /^[\w-]{22,64}$/.test(key) ? key : undefined;
}

/** What names a registration: the browser's key and the address, so that a corrected address is another registration. */
const nameOf = (key: string, email: string) => `${key} ${email}`;

/** The token of a registration's session: only who knows the browser's key, and has the server's, can make it again. */
async function tokenOf({ keys }: Call, key: string | undefined, email: string): Promise<string> {
  return key === undefined ? newSecret() : keyedHash(await keys('registrations'), nameOf(key, email));
}

/**
 * The account that this very form made a moment ago: the same key, address, names and password, and its session has not
 * ended. Only the browser that registered knows the key, so nobody else can try passwords here.
 */
async function madeBefore(call: Call, holder: UserRow, form: Form): Promise<Registered | undefined> {
  const key = keyOf(call.headers);
  if (key === undefined) return undefined;
  const made = await call.db
    .selectFrom('registrations')
    .innerJoin('sessions', 'sessions.token_hash', 'registrations.session_hash')
    .select('sessions.token_hash')
    .where('key_hash', '=', secretHash(nameOf(key, form.email)))
    .where('registrations.user_id', '=', holder.id)
    .where('registrations.created_at', '>', sql<Date>`now() - ${repeatable} * interval '1 second'`)
    .executeTakeFirst();
  const sameNames = holder.firstname === form.firstname && holder.lastname === form.lastname;
  if (made === undefined || !sameNames || !holder.enabled) return undefined;
  if (!(await verifyPassword(holder.password_hash, form.password))) return undefined;
  return { user: holder, accessToken: await tokenOf(call, key, form.email) };
}

/** Makes the account, its session and its mail; undefined when somebody else got the address in between. */
async function make(call: Call, form: Form): Promise<Registered | undefined> {
  const { email, firstname, lastname, password, preferences } = form;
  const key = keyOf(call.headers);
  const [passwordHash, accessToken] = await Promise.all([hashPassword(password), tokenOf(call, key, email)]);
  return call.db.transaction().execute(async (trx) => {
    await holdAddress(trx, email);
    if (await isTaken(trx, email)) return undefined;
    const user = await createUser(trx, {
      email,
      firstname,
      lastname,
      password_hash: passwordHash,
      auth_type: 'email-password',
      ...preferenceColumns(preferences),
    });
    await startSession(trx, user.id, { remember: false, token: accessToken });
    if (key !== undefined) {
      const registration = {
        key_hash: secretHash(nameOf(key, email)),
        user_id: user.id,
        session_hash: secretHash(accessToken),
      };
      await trx.insertInto('registrations').values(registration).execute();
    }
    await queueMessage(trx, { kind: 'verification', userId: user.id });
    return { user, accessToken };
  });
}

/**
 * Makes the account of a form and starts its session, once however often the same browser sends the form.
 * @throws Refused `auth/email_already_used` when the address belongs to an account.
 */
export async function register(call: Call, form: Form): Promise<Registered> {
  const holder = await userByEmail(call.db, form.email);
  const made = holder === undefined ? await make(call, form) : undefined;
  if (made !== undefined) return made;
  const now = holder ?? (await userByEmail(call.db, form.email));
  const before = now && (await madeBefore(call, now, form));
  if (before === undefined) throw new Refused('auth/email_already_used');
  return before;
}

/** Forgets registrations that cannot be repeated any more. */
export async function deleteOldRegistrations(db: Database): Promise<void> {
  await sql`delete from registrations where created_at < now() - ${repeatable} * interval '1 second'`.execute(db);
}
