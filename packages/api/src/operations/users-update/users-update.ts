import { operation } from '../../operation/operation.ts';

/**
 * Updates the fields that are sent: the preferences, the form "About you", or the avatar alone (the path that the
 * upload returned, null to clear it). Names cannot be empty; a phone account keeps its number. Any other `id` is
 * `request/forbidden`.
 */
export const usersUpdate = operation({
  name: 'users-update',
  method: 'PUT',
  path: '/users/self/{id}',
  summary: 'Update the user’s personal data.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./users-update.schema.ts'),
});
