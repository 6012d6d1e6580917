import { operation } from '../../operation/operation.ts';

/** Returns the caller's user. Any other `id` is `request/forbidden`, whether it exists or not. */
export const usersGet = operation({
  name: 'users-get',
  method: 'GET',
  path: '/users/{id}',
  summary: 'Get the logged-in user.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./users-get.schema.ts'),
});
