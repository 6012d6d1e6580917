import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { passkeyLogin } from '@kermesse/api/passkey-login';
import { passkeyLoginOptions } from '@kermesse/api/passkey-login-options';
import { passkeyRegister } from '@kermesse/api/passkey-register';
import { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import { passkeyRemove } from '@kermesse/api/passkey-remove';
import { passkeyRename } from '@kermesse/api/passkey-rename';
import { passkeysList } from '@kermesse/api/passkeys-list';
import { maxPasskeyName } from '@kermesse/api/schemas/account/passkey';
import { handler, userHandler, type Call } from '../../../platform/operations/handler.ts';
import { limitedCaller } from '../sessions/devices.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { describeDevice, deviceName } from '../sessions/device-description.ts';
import { requireRecentAuthentication } from '../passwords/recent-authentication.ts';
import { lockAuthenticatedUser } from '../sessions/verified-credentials.ts';
import { hourly } from '../../../platform/limits/fixed-window.ts';
import { enforceCallerLimit, enforceLimit, refuseInvalid } from '../../../platform/limits/enforce-limit.ts';
import { userById } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { loginOptionsFor, registrationOptionsFor, verifyLogin, verifyRegistration } from './ceremonies.ts';
import { hasOtherLogin, maxPasskeys, recordPasskeyUse, passkeysOf, toPasskey, type PasskeyRow } from './passkeys.ts';
import { accountMessages } from '../users/account-messages.ts';

const fallbackName = { fr: 'Clé d’accès', en: 'Passkey' };

/** The rate limit of registration options per account: each inserts a challenge, which is deleted after an hour. */
const optionsPerHour = hourly(60);

/** Returns the default name of a passkey: the browser and operating system that created it. */
function defaultName({ headers, locale }: Pick<Call, 'headers' | 'locale'>): string {
  return (deviceName(describeDevice(headers.get('user-agent'))) ?? fallbackName[locale]).slice(0, maxPasskeyName);
}

async function passkeyBy({ db }: Pick<Call, 'db'>, credentialId: string): Promise<PasskeyRow> {
  const found = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (found === undefined) throw new Refused('auth/user_not_found');
  return found;
}

/** The handlers of passkeys. */
export const passkeyHandlers = [
  userHandler(passkeysList, async (_, { db, caller }) => ({
    data: (await passkeysOf(db, caller.userId)).map(toPasskey),
  })),

  userHandler(passkeyRegisterOptions, async ({ currentPassword }, call) => {
    const user = await requireRecentAuthentication(call, currentPassword);
    await enforceLimit(call.db, `passkey options of ${user.id}`, optionsPerHour);
    const existing = await passkeysOf(call.db, user.id);
    if (existing.length >= maxPasskeys) throw new Refused('request/refused');
    const { name: siteName } = (await call.siteReader.read()).site.props(call.locale);
    return { data: await registrationOptionsFor(call, user, existing, { session: call.caller.session, siteName }) };
  }),

  userHandler(passkeyRegister, async ({ response, name: requestedName }, call) => {
    const { userId, session } = call.caller;
    const name = requestedName ?? defaultName(call);
    const credential = await verifyRegistration(call, response, session);
    const passkey = await call.db.transaction().execute(async (trx) => {
      await lockAuthenticatedUser(trx, userId, { session });
      if ((await passkeysOf(trx, userId)).length >= maxPasskeys) throw new Refused('request/refused');
      const inserted = await trx
        .insertInto('passkeys')
        .values({ ...credential, id: randomUUID(), user_id: userId, name })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (inserted === undefined) throw new Refused('auth/passkey_refused');
      await queueMessage(trx, { kind: accountMessages.passkeyAdded, userId, about: name });
      return inserted;
    });
    call.outgoing.sendDue();
    return { data: toPasskey(passkey) };
  }),

  userHandler(passkeyRename, async ({ id, name }, { db, caller }) => {
    const renamed = await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', caller.userId)
      .returningAll()
      .executeTakeFirst();
    if (renamed === undefined) throw new Refused('request/not_found');
    return { data: toPasskey(renamed) };
  }),

  userHandler(passkeyRemove, async ({ id, currentPassword, lastWayIn = false }, call) => {
    const { password_hash: passwordHash } = await requireRecentAuthentication(call, currentPassword);
    const { userId, session } = call.caller;
    await call.db.transaction().execute(async (trx) => {
      const user = await lockAuthenticatedUser(trx, userId, { passwordHash, session });
      const existing = await passkeysOf(trx, userId);
      const passkey = existing.find((each) => each.id === id);
      if (passkey === undefined) throw new Refused('request/not_found');
      if (existing.length === 1 && !lastWayIn && !(await hasOtherLogin(trx, user)))
        throw new Refused('auth/last_way_in');
      await trx.deleteFrom('passkeys').where('id', '=', id).execute();
      await queueMessage(trx, { kind: accountMessages.passkeyRemoved, userId, about: passkey.name });
    });
    call.outgoing.sendDue();
    return {};
  }),

  handler(passkeyLoginOptions, async (_, call) => {
    await enforceCallerLimit(call, 'passkey', await limitedCaller(call));
    return { data: await loginOptionsFor(call) };
  }),

  handler(passkeyLogin, async ({ response }, call) => {
    const { passkey, ...used } = await verifyLogin(call, response, () => passkeyBy(call, response.id)).catch(
      (error: unknown) => {
        if (error instanceof Refused) return refuseInvalid(call, 'passkey sign-in', error);
        throw error;
      },
    );
    const user = await userById(call.db, passkey.user_id);
    if (user === undefined) throw new Refused('auth/user_not_found');
    if (!(await recordPasskeyUse(call.db, passkey.id, used))) throw new Refused('auth/passkey_refused');
    return { data: await beginSession(call, user, { remember: true, credentials: { passkey: passkey.id } }) };
  }),
];
