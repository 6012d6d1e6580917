import { mockOf } from '../../mock/mock-of.ts';
import { exampleSessions } from '../../mock/accounts/session-examples.ts';
import { sessionsOf, toUserSession } from '../../mock/accounts/sessions.ts';
import { userSessionsList } from './user-sessions-list.ts';

export const userSessionsListMock = mockOf(userSessionsList, {
  respond: (_, { accounts }, caller) => {
    const sessions = sessionsOf(accounts, caller.person()).map((session) => toUserSession(session, caller.token));
    return { data: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
  },
  example: { data: exampleSessions },
  responses: { alone: { data: exampleSessions.slice(0, 1) } },
});
