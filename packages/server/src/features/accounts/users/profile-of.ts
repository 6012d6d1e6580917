import type { User } from '@kermesse/api/schemas/account/user';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { avatarUrl } from '../../uploads/pictures/picture-routes.ts';
import { documentsOf, profileRowOf, toProfile } from '../../profiles/rows.ts';
import type { AccountTables } from './tables.ts';

/** What a person's profile, papers and picture add to what they see of themselves. */
export type ProfileParts = Pick<User, 'profileType' | 'profileId' | 'profile' | 'documents' | 'avatarUrl'>;

/** The profile, documents and picture of a person. */
export async function profileOf(
  db: Database | Transaction<Tables>,
  user: Pick<Selectable<AccountTables['users']>, 'id' | 'avatar'>,
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

/** Whether a path is that of a picture which the person uploaded. */
export async function isOwnAvatar(db: Database, userId: string, path: string): Promise<boolean> {
  // Touched, so that it is not swept before it is taken.
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ touched_at: sql<Date>`now()` })
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .where('folder', '=', 'avatars')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
