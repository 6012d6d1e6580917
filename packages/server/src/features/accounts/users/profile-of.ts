import type { User } from '@kermesse/api/schemas/account/user';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { avatarUrl } from '../../uploads/pictures/picture-routes.ts';
import { documentsOf, profileRowOf, toProfile } from '../../profiles/rows.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** The parts of a user's own data that come from the profile, the documents and the avatar. */
export type ProfileParts = Pick<User, 'profileType' | 'profileId' | 'profile' | 'documents' | 'avatarUrl'>;

/** Returns the profile, documents and picture of a user. */
export async function profileOf(
  db: Database,
  user: Pick<Selectable<Tables['users']>, 'id' | 'avatar'>,
): Promise<ProfileParts> {
  const picture = user.avatar === null ? null : avatarUrl(user.avatar);
  const row = await profileRowOf(db, user.id);
  if (row === undefined)
    return { profileType: null, profileId: null, profile: null, documents: [], avatarUrl: picture };
  return {
    profileType: row.type,
    profileId: row.id,
    profile: toProfile(row),
    documents: await documentsOf(db, row),
    avatarUrl: picture,
  };
}

/** Returns whether a path is an avatar that the user uploaded, and postpones its sweep. */
export async function isOwnAvatar(db: Database, userId: string, path: string): Promise<boolean> {
  // Update `touched_at`, so that the sweep does not remove the file before the account uses it.
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ touched_at: sql<Date>`now()` })
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .where('folder', '=', 'avatars')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
