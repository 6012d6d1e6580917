import { socialLinks, type ChosenProfileType, type Profile } from '@kermesse/api/schemas/account/profile';
import type { UserDocument } from '@kermesse/api/schemas/uploads/document';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A row of the table of profiles. */
export type ProfileRow = Selectable<Tables['profiles']>;

/** The columns of a profile that its owner can write. */
export type ProfileColumns = Omit<Insertable<Tables['profiles']>, 'id' | 'user_id' | 'type' | 'created_at'>;

/** The social links of an empty profile. */
export const noLinks = socialLinks.parse({});

/** The columns of an empty profile. */
export const emptyProfile: ProfileColumns = {
  types: '[]',
  social_links: JSON.stringify(noLinks),
  preferred_services: '[]',
};

/** Returns the profile of a user. */
export function profileRowOf(db: Database, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Converts a row into the profile that its owner sees. */
export function toProfile(row: ProfileRow): Profile {
  if (row.type === 'customer') return { preferredServices: row.preferred_services };
  return {
    bio: row.bio,
    types: row.types,
    companyName: row.company_name,
    companyAddress: row.company_address,
    companyPhone: row.company_phone,
    companyEmail: row.company_email,
    socialLinks: socialLinks.parse(row.social_links),
  };
}

/** Converts a row into the document that its sender sees. `profileType` is the type of the sender's profile. */
export function toDocument(row: Selectable<Tables['documents']>, profileType: ChosenProfileType): UserDocument {
  return {
    id: row.id,
    path: row.path,
    name: row.name,
    type: row.type,
    status: row.status,
    profileType,
    profileId: row.profile_id,
    senderId: row.sender_id,
    reason: row.reason,
  };
}

/** Returns the documents of a profile's owner, in the order of their creation. */
export async function documentsOf(db: Database, { user_id: userId, type }: ProfileRow): Promise<UserDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('sender_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.map((row) => toDocument(row, type));
}
