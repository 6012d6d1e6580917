import type { Result } from '@kermesse/api/client';
import { readLoadError } from '@kermesse/api/load-with-retries';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { Session } from './session.ts';

/** Whether a login is that of an administrator, who cannot log in (specification §4). */
export const isAdmin = ({ user }: SessionStart): boolean => user.profileType === 'admin';

/**
 * Sends a login. First loads the code that begins its session, so that the session of the response is not lost: when
 * the code cannot be loaded, sends nothing and returns a failure. Also returns one, 'Unable to login', for the login of
 * an administrator, even when a backend accepts it.
 */
export async function sendLogin(
  { preload }: Pick<Session, 'preload'>,
  send: () => Promise<Result<SessionStart>>,
): Promise<Result<SessionStart>> {
  try {
    await preload();
  } catch (error) {
    return { ok: false, failure: readLoadError(error) };
  }
  const result = await send();
  return result.ok && isAdmin(result.data)
    ? { ok: false, failure: { kind: 'refused', status: 400, code: 'auth/login_failed' } }
    : result;
}
