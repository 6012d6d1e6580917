import { operation } from '../../operation/operation.ts';

/** Ends the session of the request. */
export const authLogout = operation({
  name: 'auth-logout',
  method: 'GET',
  path: '/auth/logout',
  summary: 'End the session.',
  errors: [],
  auth: 'user',
  schemas: () => import('./auth-logout.schema.ts'),
});
