import { operation } from '../../operation/operation.ts';

/**
 * Makes the one profile of the signed-in person. `id` is their own. A customer sends `preferredServices`, a provider and
 * a planner the three groups; a provider needs a type at least. The same again, after an answer that was lost, answers
 * the same; another profile is `auth/profile_already_exists`. Types that cannot be chosen, `admin` among them, are
 * `auth/profile_type_not_found`.
 */
export const userProfileCreate = operation({
  name: 'user-profile-create',
  method: 'POST',
  path: '/user-profile',
  summary: 'Make the profile of the signed-in person.',
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
