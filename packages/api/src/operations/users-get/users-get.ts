import { operation } from '../../operation/operation.ts';

/**
 * The signed-in person. Nobody reads another one: any other `id` is `request/forbidden`, whether it exists or not.
 */
export const usersGet = operation({
  name: 'users-get',
  method: 'GET',
  path: '/users/{id}',
  summary: 'The signed-in person.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./users-get.schema.ts'),
});
