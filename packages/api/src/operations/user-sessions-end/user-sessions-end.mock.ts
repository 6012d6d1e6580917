import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { sessionsOf } from '../../mock/accounts/sessions.ts';
import { userSessionsEnd } from './user-sessions-end.ts';

export const userSessionsEndMock = mockOf(userSessionsEnd, {
  respond: ({ id }, { accounts }, caller) => {
    const [, session] = sessionsOf(accounts, caller.person()).find(([, each]) => each.id === id) ?? [];
    if (session === undefined) throw new Refused('request/not_found');
    session.ended = true;
    return {};
  },
  example: {},
  invalid: { id: 'invalid' },
});
