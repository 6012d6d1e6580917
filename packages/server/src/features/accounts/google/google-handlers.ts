import { Refused } from '@kermesse/api/refused';
import { authGoogleLink } from '@kermesse/api/auth-google-link';
import { handler } from '../../../platform/operations/handler.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { requirePassword } from '../passwords/recent-authentication.ts';
import { accountOfPendingLink, consumePendingLink } from './pending-links.ts';
import { userById } from '../users/users.ts';

/** The handlers that link a Google identity to an account with a password. */
export const googleHandlers = [
  handler(authGoogleLink, async ({ token, password }, call) => {
    const userId = await accountOfPendingLink(call, token);
    const user = userId === undefined ? undefined : await userById(call.db, userId);
    if (user === undefined) throw new Refused('auth/invalid_token');
    // Only a user who logged in with Google under the account's address gets here, so strangers cannot reach the limit.
    await requirePassword(call.db, user, password, `Google link to ${user.id}`);
    if (user.is_admin) throw new Refused('auth/login_failed');
    const identity = await consumePendingLink(call.db, token, user.id, { passwordHash: user.password_hash });
    if (identity === undefined) throw new Refused('auth/invalid_token');
    call.outgoing.sendDue();
    // The identity alone: it is linked now, so a password that is reset from here on must not refuse the login.
    return { data: await beginSession(call, user, { remember: true, credentials: { identity } }) };
  }),
];
