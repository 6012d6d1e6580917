import { nowOf, type Accounts } from './accounts/accounts.ts';
import type { Caller } from './caller.ts';
import { Refused } from '../operation/refused.ts';

/** The time for which a login counts as recent authentication, in milliseconds. */
const recentMilliseconds = 600_000;

/**
 * Refuses a caller without recent authentication, as the server's `requireRecentAuthentication` does. It is a session
 * of at most ten minutes, or the account's password.
 */
export function requireRecentAuthentication(
  accounts: Accounts,
  caller: Caller,
  currentPassword: string | undefined,
): void {
  const { password } = caller.person();
  if (password !== null && currentPassword !== undefined) {
    if (password !== currentPassword) throw new Refused('auth/wrong_password');
    return;
  }
  const since = accounts.tokens.get(caller.token ?? '')?.since ?? 0;
  if (nowOf(accounts) - since >= recentMilliseconds)
    throw new Refused(password === null ? 'auth/fresh_sign_in_required' : 'auth/missing_data');
}
