import { authGoogleLink } from '@kermesse/api/auth-google-link';
import { handler, Refused } from '../api/handler.ts';
import { beginSession } from './begin-session.ts';
import { forgive, guessLimits, limitGuesses } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { accountOfPendingLink, usePendingLink } from './pending-links.ts';
import { userById } from './users.ts';

/** What the server does for linking a sign-in with Google to an account that has a password. */
export const googleHandlers = [
  handler(authGoogleLink, async ({ token, password }, call) => {
    const userId = await accountOfPendingLink(call, token);
    const user = userId === undefined ? undefined : await userById(call.db, userId);
    if (user === undefined) throw new Refused('auth/invalid_token');
    // The same counters as at the login: no second allowance for the same password.
    const limits = guessLimits(call, 'login', user.email ?? user.id);
    await limitGuesses(call.db, limits);
    if (!(await verifyPassword(user.password_hash, password))) throw new Refused('auth/wrong_password');
    await forgive(call.db, limits);
    if (!user.enabled || user.is_admin) throw new Refused('auth/user_disabled');
    if (!(await usePendingLink(call.db, token, user.id))) throw new Refused('auth/invalid_token');
    return { data: await beginSession(call, user, { remember: true }) };
  }),
];
