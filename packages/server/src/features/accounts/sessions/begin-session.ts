import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { Call } from '../../../platform/operations/handler.ts';
import { networkOf } from '../../../platform/logging/mask.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { describeDevice } from './device-description.ts';
import { rememberDevice, type DeviceCall } from './devices.ts';
import { startSession, type SessionClient } from './sessions.ts';
import { notifyOfNewDevice } from './new-device.ts';
import { toUser, type UserRow } from '../users/users.ts';

/** The parts of a call that signing in needs. Without `outgoing`, mails wait for the next round, within ten seconds. */
export type SignInCall = DeviceCall & Pick<Call, 'address' | 'security'> & Partial<Pick<Call, 'outgoing'>>;

/** Returns the device and network that a session starts from. */
function placeOf({ headers, address }: Pick<Call, 'headers' | 'address'>): SessionClient {
  return { device: describeDevice(headers.get('user-agent')), network: networkOf(address) };
}

/**
 * Signs a user in on the calling device and remembers the device. Reports a new device to the owner by mail. Returns
 * the user and the session token. `started` is the token of a session that was started together with the account.
 */
export async function beginSession(
  call: SignInCall,
  user: UserRow,
  { remember, started }: { remember: boolean; started?: string },
): Promise<SessionStart> {
  const { db, outgoing } = call;
  const { device, isNew } = await rememberDevice(call, user.id);
  if (isNew && (await notifyOfNewDevice(call, user, device, placeOf(call).device))) {
    logSecurity(call, { event: 'sign-in-new-device', outcome: 'success', userId: user.id, device });
    outgoing?.sendDue();
  }
  const accessToken = started ?? (await startSession(db, user.id, { remember, place: placeOf(call) }));
  return { user: await toUser(db, user), accessToken };
}
