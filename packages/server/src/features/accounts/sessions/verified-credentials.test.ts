import { softAuthenticator } from '@kermesse/api/contract-authenticator';
import { describe, expect, it } from 'vitest';
import {
  accountSite,
  newAddress,
  otherPassword,
  password,
  sessionIn,
  type AccountSite,
  type ApiResponse,
} from '../../../testing/account-site.ts';
import { holdTransaction } from '../../../testing/hold-transaction.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';
import { storePendingLink } from '../google/pending-links.ts';
import { lockAuthenticatedUser } from './verified-credentials.ts';
import { removeAccess } from '../access/remove-access.ts';

const { database, site } = await sharedAccountSite();
const { db } = database;
const { owner, resetPassword, setPassword } = site;
const thiefsPassword = 'Tricycle-orange-du-golfe-9';

/**
 * Makes a request, and revokes its credentials after the server has verified them but before it writes: before its
 * first transaction, or the one with the index `transaction`.
 */
async function race(
  request: (thief: AccountSite) => Promise<ApiResponse>,
  revoke: () => Promise<unknown>,
  transaction?: number,
): Promise<ApiResponse> {
  const held = holdTransaction(db, transaction);
  const response = request(accountSite({ ...database, db: held.db }));
  await Promise.race([held.reached, response]);
  await revoke();
  held.release();
  return response;
}

const undone = (id: string) => () => db.transaction().execute((trx) => removeAccess(trx, id));
const sessionsOf = (id: string) =>
  db.selectFrom('sessions').select('id').where('user_id', '=', id).where('ended_at', 'is', null).execute();

/** Creates an account with a passkey. */
async function ownerWithPasskey() {
  const there = await owner();
  const authenticator = softAuthenticator();
  const options = await site.post('/passkeys/options', {}, { token: there.token });
  const response = await authenticator.register(options.body.data);
  expect((await site.post('/passkeys', { response }, { token: there.token })).status).toBe(200);
  return { ...there, authenticator };
}

describe('a login in progress', () => {
  it('by password fails if the password is reset meanwhile, and its device stays unknown', async () => {
    const { email, id } = await owner();
    const response = await race(
      (thief) => thief.login(email),
      () => resetPassword(email),
    );
    expect(response.body.errorCode).toBe('auth/wrong_password');
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('by password fails if the owner changes the password meanwhile', async () => {
    const { email, id, token } = await owner();
    const response = await race(
      (thief) => thief.login(email),
      () => setPassword(token),
    );
    expect(response.body.errorCode).toBe('auth/wrong_password');
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  it('by passkey fails if the passkey is removed meanwhile', async () => {
    const { id, authenticator } = await ownerWithPasskey();
    const options = await site.post('/passkeys/challenge', {});
    const signed = await authenticator.sign(options.body.data);
    const response = await race((thief) => thief.post('/auth/passkey', { response: signed }), undone(id));
    expect(response.body.errorCode).toBe('auth/passkey_refused');
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('with Google fails if the identity is unlinked meanwhile', async () => {
    const { id } = await owner();
    const identity = { issuer: 'https://issuer.example', subject: id };
    await site.linkIdentity(id, id);
    const lock = () => db.transaction().execute((trx) => lockAuthenticatedUser(trx, id, { identity }));
    expect(await lock()).toMatchObject({ id });
    await undone(id)();
    await expect(lock()).rejects.toMatchObject({ refusal: { code: 'auth/login_failed' } });
  });
});

describe('a change in progress', () => {
  it('of the password fails if the password is reset meanwhile', async () => {
    const { email, id, token } = await owner();
    const response = await race(
      (thief) => thief.setPassword(token, thiefsPassword),
      () => resetPassword(email),
    );
    expect(response.body.errorCode).toBe('auth/session_ended');
    expect(sessionIn(await site.login(email, otherPassword)).user.id).toBe(id);
  });

  it('of the address fails if the password is reset meanwhile', async () => {
    const { email, id, token } = await owner();
    const response = await race(
      (thief) => thief.edit(token, newAddress()),
      () => resetPassword(email),
    );
    expect(response.body.errorCode).toBe('auth/session_ended');
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user.pending_email).toBeNull();
  });

  it('that adds a passkey fails if the password is reset meanwhile', async () => {
    const { email, id, token } = await owner();
    const options = await site.post('/passkeys/options', {}, { token });
    const response = await softAuthenticator().register(options.body.data);
    const added = await race(
      (thief) => thief.post('/passkeys', { response }, { token }),
      () => resetPassword(email),
    );
    expect(added.body.errorCode).toBe('auth/session_ended');
    expect(await db.selectFrom('passkeys').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('that deletes the account fails if a change of address is undone meanwhile', async () => {
    const { email, id, token } = await owner();
    const response = await race((thief) => thief.deleteAccount(token, { email, password }), undone(id));
    expect(response.body.errorCode).toBe('auth/session_ended');
    const user = await db.selectFrom('users').select('erase_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(user.erase_at).toBeNull();
  });

  /** Requests to link Google, with a transaction held as in `race`. */
  async function linkGoogle(id: string, revoke: () => Promise<unknown>, transaction?: number) {
    const device = `Device=${'d'.repeat(43)}`;
    const call = { db, origin: 'http://localhost', headers: new Headers({ cookie: device }) };
    const identity = { issuer: 'https://issuer.example', subject: `thief of ${id}` };
    const token = await storePendingLink({ ...call, responseHeaders: new Headers() }, identity, id);
    const request = { headers: { cookie: device } };
    return race((thief) => thief.post('/auth/google/link', { token, password }, request), revoke, transaction);
  }

  it('that links Google fails if the password is reset meanwhile', async () => {
    const { email, id } = await owner();
    const response = await linkGoogle(id, () => resetPassword(email));
    expect(response.body.errorCode).toBe('auth/wrong_password');
    expect(await sessionsOf(id)).toEqual([]);
    expect(await site.identitiesOf(id)).toEqual([]);
  });

  it.each([
    [{ enabled: false }, 'auth/user_disabled'],
    [{ is_admin: true }, 'auth/login_failed'],
  ])('that links Google fails for an account that became %o', async (values, errorCode) => {
    const { id } = await owner();
    await db.updateTable('users').set(values).where('id', '=', id).execute();
    expect((await linkGoogle(id, async () => undefined)).body.errorCode).toBe(errorCode);
    expect(await site.identitiesOf(id)).toEqual([]);
  });

  it('that has linked Google logs in although the password is reset meanwhile, unless the identity is unlinked', async () => {
    const { email, id } = await owner();
    expect(sessionIn(await linkGoogle(id, () => resetPassword(email), 1)).user.id).toBe(id);
    expect(await site.identitiesOf(id)).toHaveLength(1);
    const other = await owner();
    expect((await linkGoogle(other.id, undone(other.id), 1)).body.errorCode).toBe('auth/login_failed');
    expect(await sessionsOf(other.id)).toEqual([]);
  });
});
