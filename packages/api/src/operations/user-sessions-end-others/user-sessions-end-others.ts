import { operation } from '../../operation/operation.ts';

/** Ends every session of the caller but the one that asks. */
export const userSessionsEndOthers = operation({
  name: 'user-sessions-end-others',
  method: 'DELETE',
  path: '/user-sessions',
  summary: 'End all other sessions.',
  errors: [],
  auth: 'user',
  schemas: () => import('./user-sessions-end-others.schema.ts'),
});
