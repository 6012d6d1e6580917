import { Refused } from '@kermesse/api/refused';
import { authGoogleLink } from '@kermesse/api/auth-google-link';
import { handler } from '../../../platform/operations/handler.ts';
import { removeHits } from '../../../platform/limits/rate-limit.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { enforceLimit } from '../../../platform/limits/limits.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { accountOfPendingLink, usePendingLink } from './pending-links.ts';
import { userById } from '../users/users.ts';

/** The rate limit of wrong passwords per account while it is being linked. */
const guesses = { max: 10, seconds: 900 };

/** The handlers that link a Google identity to an account with a password. */
export const googleHandlers = [
  handler(authGoogleLink, async ({ token, password }, call) => {
    const userId = await accountOfPendingLink(call, token);
    const user = userId === undefined ? undefined : await userById(call.db, userId);
    if (user === undefined) throw new Refused('auth/invalid_token');
    // Only a user who signed in with Google under the account's address gets here, so strangers cannot reach the limit.
    const key = `Google link to ${user.id}`;
    await enforceLimit(call.db, key, guesses);
    if (!(await verifyPassword(user.password_hash, password))) throw new Refused('auth/wrong_password');
    await removeHits(call.db, [key]);
    if (!user.enabled || user.is_admin) throw new Refused('auth/user_disabled');
    const proof = { passwordHash: user.password_hash };
    const identity = await usePendingLink(call.db, token, user.id, proof);
    if (identity === undefined) throw new Refused('auth/invalid_token');
    call.outgoing.sendDue();
    return { data: await beginSession(call, user, { remember: true, proof: { ...proof, identity } }) };
  }),
];
