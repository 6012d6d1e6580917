import { operation } from '../../operation/operation.ts';

/**
 * Changes the fields that are sent and leaves the others: the preferences, or the form "About you", or the avatar alone
 * (the path that the upload answered, null to clear it). Names cannot be emptied; a phone account keeps its number. Any
 * other person's `id` is `request/forbidden`.
 */
export const usersUpdate = operation({
  name: 'users-update',
  method: 'PUT',
  path: '/users/self/{id}',
  summary: 'Change what the signed-in person says of themselves.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./users-update.schema.ts'),
});
