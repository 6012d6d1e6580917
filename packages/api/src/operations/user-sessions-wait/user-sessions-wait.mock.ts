import { mockOf } from '../../mock/mock-of.ts';
import { userSessionsWait } from './user-sessions-wait.ts';

/** The mock does not wait: it responds at once that the session is active. */
export const userSessionsWaitMock = mockOf(userSessionsWait, {
  respond: () => ({ data: { after: 0 } }),
  example: { data: { after: 0 } },
});
