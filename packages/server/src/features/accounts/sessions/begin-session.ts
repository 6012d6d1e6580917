import { Refused } from '@kermesse/api/refused';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { Call } from '../../../platform/operations/handler.ts';
import { networkOf } from '../../../platform/logging/mask.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { describeDevice } from './device-description.ts';
import { rememberDevice, type DeviceCall } from './devices.ts';
import { startSession, type SessionClient } from './sessions.ts';
import { notifyOfNewDevice } from './new-device.ts';
import { toUser, type UserRow } from '../users/users.ts';
import { lockAuthenticatedUser, type VerifiedCredentials } from './verified-credentials.ts';

/**
 * The parts of a call that logging in needs. Without `outgoing`, emails wait for the next round, within ten seconds.
 */
export type LoginCall = DeviceCall & Pick<Call, 'ip' | 'security'> & Partial<Pick<Call, 'outgoing'>>;

/** Returns the device and network that a session starts from. */
export function sessionClientOf({ headers, ip }: Pick<Call, 'headers' | 'ip'>): SessionClient {
  return { device: describeDevice(headers.get('user-agent')), network: networkOf(ip) };
}

/**
 * Logs a user in on the calling device and remembers the device. Reports a new device to the owner by email. Returns
 * the user and the session token. `credentials` are what the user has logged in with: a reset of the password or an
 * undo in the meantime revokes them. `started` is the token of a session that was started together with the account.
 * @throws the errors of `lockAuthenticatedUser`, such as `auth/user_disabled`, and Refused `auth/login_failed` for an
 * admin.
 */
export async function beginSession(
  call: LoginCall,
  { id }: Pick<UserRow, 'id'>,
  { remember, credentials, started }: { remember: boolean; credentials: VerifiedCredentials; started?: string },
): Promise<SessionStart> {
  const { db, outgoing } = call;
  const client = sessionClientOf(call);
  const { user, device, reported, accessToken } = await db.transaction().execute(async (trx) => {
    const locked = await lockAuthenticatedUser(trx, id, credentials);
    if (locked.is_admin) throw new Refused('auth/login_failed');
    const used = await rememberDevice({ ...call, db: trx }, id);
    return {
      user: locked,
      device: used.device,
      reported: used.isNew && (await notifyOfNewDevice(trx, locked, used.device, client.device)),
      accessToken: started ?? (await startSession(trx, id, { remember, client })),
    };
  });
  if (reported) {
    logSecurity(call, { event: 'sign-in-new-device', outcome: 'success', userId: id, device });
    outgoing?.sendDue();
  }
  return { user: await toUser(db, user), accessToken };
}
