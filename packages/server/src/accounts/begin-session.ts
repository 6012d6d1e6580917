import type { SessionStart } from '@kermesse/api/schemas/user';
import { rememberDevice, type DeviceCall } from './devices.ts';
import { startSession } from './sessions.ts';
import { toUser, type UserRow } from './users.ts';

/**
 * Signs a person in on the device that calls, which is remembered. Gives what the browser starts its session with.
 * `started`: the token of a session that was started together with the account.
 */
export async function beginSession(
  call: DeviceCall,
  user: UserRow,
  { remember, started }: { remember: boolean; started?: string },
): Promise<SessionStart> {
  await rememberDevice(call, user.id);
  const accessToken = started ?? (await startSession(call.db, user.id, { remember }));
  return { user: await toUser(call.db, user), accessToken };
}
