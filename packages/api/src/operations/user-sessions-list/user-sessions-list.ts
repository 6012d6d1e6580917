import { operation } from '../../operation/operation.ts';

/**
 * Lists the caller's sessions: that of the request first, then by last use. A backend without this operation responds
 * with `request/not_found`.
 */
export const userSessionsList = operation({
  name: 'user-sessions-list',
  method: 'GET',
  path: '/user-sessions',
  summary: 'List the user’s sessions.',
  errors: ['request/not_found'],
  auth: 'user',
  schemas: () => import('./user-sessions-list.schema.ts'),
});
