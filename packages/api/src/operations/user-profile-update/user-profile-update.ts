import { operation } from '../../operation/operation.ts';

/**
 * Changes the fields that are sent and leaves the others. Any other `profileId` than one's own is
 * `auth/profile_not_found`, whether it exists or not, and so is another `type` than one's own; a type that there is not
 * is `auth/profile_type_not_found`.
 */
export const userProfileUpdate = operation({
  name: 'user-profile-update',
  method: 'PUT',
  path: '/user-profile/{profileId}',
  summary: 'Change the profile of the signed-in person.',
  errors: ['form/invalid_data', 'auth/profile_not_found', 'auth/profile_type_not_found', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./user-profile-update.schema.ts'),
});
