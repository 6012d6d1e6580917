import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { Call } from '../../../platform/operations/handler.ts';
import { networkOf } from '../../../platform/logging/mask.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { describeDevice } from './device-description.ts';
import { rememberDevice, type DeviceCall } from './devices.ts';
import { startSession, type SessionPlace } from './sessions.ts';
import { noticeNewDevice } from './new-device.ts';
import { toUser, type UserRow } from '../users/users.ts';

/** What signing in needs: a call, or a page. Without `outgoing` mails leave with the next round, within ten seconds. */
export type SignInCall = DeviceCall & Pick<Call, 'address' | 'security'> & Partial<Pick<Call, 'outgoing'>>;

/** Where a session is started from. */
function placeOf({ headers, address }: Pick<Call, 'headers' | 'address'>): SessionPlace {
  return { device: describeDevice(headers.get('user-agent')), network: networkOf(address) };
}

/**
 * Signs a person in on the calling device and remembers it; a new device is reported to the owner by mail. Returns what
 * the browser starts its session with. `started`: the token of a session that was started together with the account.
 */
export async function beginSession(
  call: SignInCall,
  user: UserRow,
  { remember, started }: { remember: boolean; started?: string },
): Promise<SessionStart> {
  const { db, outgoing } = call;
  const { device, isNew } = await rememberDevice(call, user.id);
  if (isNew && (await noticeNewDevice(call, user, device, placeOf(call).device))) {
    logSecurity(call, { event: 'sign-in-new-device', outcome: 'success', userId: user.id, device });
    outgoing?.wake();
  }
  const accessToken = started ?? (await startSession(db, user.id, { remember, place: placeOf(call) }));
  return { user: await toUser(db, user), accessToken };
}
