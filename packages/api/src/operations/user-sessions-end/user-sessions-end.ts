import { operation } from '../../operation/operation.ts';

/** Ends a session of the caller. One of another user is `request/not_found`, whether it exists or not. */
export const userSessionsEnd = operation({
  name: 'user-sessions-end',
  method: 'DELETE',
  path: '/user-sessions/{id}',
  summary: 'End a session.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'user',
  schemas: () => import('./user-sessions-end.schema.ts'),
});
