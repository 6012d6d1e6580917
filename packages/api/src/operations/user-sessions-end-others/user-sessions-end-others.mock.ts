import { mockOf } from '../../mock/mock-of.ts';
import { endSessions } from '../../mock/accounts/sessions.ts';
import { userSessionsEndOthers } from './user-sessions-end-others.ts';

export const userSessionsEndOthersMock = mockOf(userSessionsEndOthers, {
  respond: (_, { accounts }, caller) => {
    endSessions(accounts, caller.person(), caller.token);
    return {};
  },
  example: {},
});
