import { operation } from '../../operation/operation.ts';

/**
 * Waits for the end of the caller's session (long polling). Responds with `auth/session_ended` as soon as another
 * device ends it, or with 200 when nothing has happened for a while (our server: 25 seconds). `after` is the number of
 * seconds until the next request: 0 unless the server has too many waiting clients. The request does not count as
 * activity of the session.
 */
export const userSessionsWait = operation({
  name: 'user-sessions-wait',
  method: 'GET',
  path: '/user-sessions/wait',
  summary: 'Wait for the end of the session.',
  errors: ['request/not_found'],
  auth: 'user',
  extendsSession: false,
  schemas: () => import('./user-sessions-wait.schema.ts'),
});
