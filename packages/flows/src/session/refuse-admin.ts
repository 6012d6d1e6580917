import type { Result } from '@kermesse/api/client';
import type { SessionStart } from '@kermesse/api/schemas/account/user';

/** Whether a login is that of an administrator, who cannot log in (specification §4). */
export const isAdmin = ({ user }: SessionStart): boolean => user.profileType === 'admin';

/** Returns the failure 'Unable to login' for the login of an administrator, even when a backend accepts it. */
export const refuseAdmin = (result: Result<SessionStart>): Result<SessionStart> =>
  result.ok && isAdmin(result.data)
    ? { ok: false, failure: { kind: 'refused', status: 400, code: 'auth/login_failed' } }
    : result;
