import { Refused } from '@kermesse/api/refused';
import { authLogout } from '@kermesse/api/auth-logout';
import { userSessionsEnd } from '@kermesse/api/user-sessions-end';
import { userSessionsEndOthers } from '@kermesse/api/user-sessions-end-others';
import { userSessionsList } from '@kermesse/api/user-sessions-list';
import { userSessionsWait } from '@kermesse/api/user-sessions-wait';
import type { Trx } from '../../../platform/database/database.ts';
import { userHandler, type UserCall } from '../../../platform/operations/handler.ts';
import { endSession, endSessionById, endSessions, sessionsOf } from './sessions.ts';
import type { SessionWatch } from './session-watch.ts';
import { lockAuthenticatedUser } from './verified-credentials.ts';

declare module '../../../platform/operations/handler.ts' {
  interface ApiServices {
    /** Responds to waiting requests when their session is ended from another device. */
    sessionWatch: SessionWatch;
  }
}

/** The seconds until the next request if too many are waiting. */
const retrySeconds = 60;

/** Ends sessions of the caller, unless another device has ended the caller's own session in the meantime. */
const changeSessions = <T>({ db, caller: { userId, session } }: UserCall, change: (trx: Trx) => Promise<T>) =>
  db.transaction().execute(async (trx) => {
    await lockAuthenticatedUser(trx, userId, { session });
    return change(trx);
  });

/** The handlers that list, end and watch a user's sessions. */
export const sessionHandlers = [
  userHandler(authLogout, async (_, { db, caller }) => {
    await endSession(db, caller.session);
    return {};
  }),

  userHandler(userSessionsList, async (_, { db, caller }) => ({ data: await sessionsOf(db, caller) })),

  userHandler(userSessionsEnd, async ({ id }, call) => {
    if (!(await changeSessions(call, (trx) => endSessionById(trx, call.caller.userId, id))))
      throw new Refused('request/not_found');
    return {};
  }),

  userHandler(userSessionsEndOthers, async (_, call) => {
    const { userId, session } = call.caller;
    await changeSessions(call, (trx) => endSessions(trx, userId, { except: session }));
    return {};
  }),

  userHandler(userSessionsWait, async (_, { sessionWatch, caller, signal }) => {
    const result = await sessionWatch.wait(caller.session, signal);
    if (result === 'ended') throw new Refused('auth/session_ended', undefined, { 'www-authenticate': 'Bearer' });
    return { data: { after: result === 'full' ? retrySeconds : 0 } };
  }),
];
