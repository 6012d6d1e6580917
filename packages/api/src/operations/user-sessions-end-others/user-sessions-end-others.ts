import { operation } from '../../operation/operation.ts';

/** Ends all sessions of the caller except the one of the request. */
export const userSessionsEndOthers = operation({
  name: 'user-sessions-end-others',
  method: 'DELETE',
  path: '/user-sessions',
  summary: 'End all other sessions.',
  errors: [],
  auth: 'user',
  schemas: () => import('./user-sessions-end-others.schema.ts'),
});
