import {
  socialNetworks,
  type ChosenProfileType,
  type Profile,
  type SocialNetwork,
} from '@kermesse/api/schemas/account/profile';
import type { UserDocument } from '@kermesse/api/schemas/uploads/document';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ProfileTables } from './tables.ts';

/** A profile as stored. */
export type ProfileRow = Selectable<ProfileTables['profiles']>;

/** The columns that a person writes. */
export type ProfileColumns = Omit<Insertable<ProfileTables['profiles']>, 'id' | 'user_id' | 'type' | 'created_at'>;

type Reader = Database | Transaction<Tables>;

/** A text as it is stored: null when it is empty. */
export function stored(text: string): string | null {
  return text === '' ? null : text;
}

/** Links as they are stored: null where there is none; undefined ones stay as they were. */
export function storedLinks(
  links: Partial<Record<SocialNetwork, string>> = {},
  before: Partial<Record<SocialNetwork, string | null>> = {},
): Record<SocialNetwork, string | null> {
  const entries = socialNetworks.map((network) => [network, stored(links[network] ?? before[network] ?? '')]);
  return Object.fromEntries(entries) as Record<SocialNetwork, string | null>;
}

/** The profile of a person. */
export function profileRowOf(db: Reader, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** A profile as its owner sees it. */
export function toProfile(row: ProfileRow): Profile {
  if (row.type === 'customer') return { preferredServices: row.preferred_services };
  return {
    bio: row.bio,
    types: row.types,
    companyName: row.company_name,
    companyAddress: row.company_address,
    companyPhone: row.company_phone,
    companyEmail: row.company_email,
    socialLinks: storedLinks({}, row.social_links),
  };
}

/** A document as its sender sees it; `profileType` is that of their profile. */
export function toDocument(row: Selectable<ProfileTables['documents']>, profileType: ChosenProfileType): UserDocument {
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

/** The documents of a person, in the order in which they came. */
export async function documentsOf(db: Reader, { user_id: userId, type }: ProfileRow): Promise<UserDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('sender_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.map((row) => toDocument(row, type));
}
