import { operation } from '../../operation/operation.ts';

/**
 * Waits for the end of the caller's session: answers `auth/session_ended` as soon as it is ended from another device, and
 * 200 when nothing has happened for a while (our server: 25 seconds). `after` says in how many seconds to ask again: 0
 * unless the server has too many who wait. Asking does not count as using the session.
 */
export const userSessionsWait = operation({
  name: 'user-sessions-wait',
  method: 'GET',
  path: '/user-sessions/wait',
  summary: 'Wait for the end of the session.',
  errors: ['request/not_found'],
  auth: 'user',
  keepsSession: false,
  schemas: () => import('./user-sessions-wait.schema.ts'),
});
