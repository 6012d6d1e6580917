import { operation } from '../../operation/operation.ts';

/**
 * Creates the profile of the caller, of which there is only one. `id` is the caller's own. A customer sends
 * `preferredServices`, a provider or planner the other three groups; a provider needs at least one type. A repeated
 * request returns the same response, so that a retry is safe; a different profile is `auth/profile_already_exists`.
 * Unknown types and `admin` are `auth/profile_type_not_found`.
 */
export const userProfileCreate = operation({
  name: 'user-profile-create',
  method: 'POST',
  path: '/user-profile',
  summary: 'Create the user’s profile.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/profile_already_exists',
    'auth/profile_type_not_found',
    'auth/user_not_found',
  ],
  auth: 'user',
  schemas: () => import('./user-profile-create.schema.ts'),
});
