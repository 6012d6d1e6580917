import { operation } from '../../operation/operation.ts';

/**
 * Updates the fields that are sent. A `profileId` or `type` other than the caller's own is `auth/profile_not_found`,
 * whether the profile exists or not; an unknown type is `auth/profile_type_not_found`.
 */
export const userProfileUpdate = operation({
  name: 'user-profile-update',
  method: 'PUT',
  path: '/user-profile/{profileId}',
  summary: 'Update the user’s profile.',
  errors: ['form/invalid_data', 'auth/profile_not_found', 'auth/profile_type_not_found', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./user-profile-update.schema.ts'),
});
