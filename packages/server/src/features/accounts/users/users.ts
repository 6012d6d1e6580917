import { randomUUID } from 'node:crypto';
import type { Location, User } from '@kermesse/api/schemas/account/user';
import type { Preferences } from '@kermesse/api/schemas/account/preferences';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { profileOf } from './profile-of.ts';
import type { AccountTables } from './tables.ts';

/** A row of the table of users. */
export type UserRow = Selectable<AccountTables['users']>;

type Writer = Database | Transaction<Tables>;

const orNull = (text: string) => (text === '' ? null : text);

function locationOf({ latitude, longitude }: UserRow): Location | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

/** Converts a row into the user's own data, which nobody else can see. */
export async function toUser(db: Writer, row: UserRow): Promise<User> {
  const { profileType, profileId, profile, documents, avatarUrl } = await profileOf(db, row);
  return {
    id: row.id,
    email: row.email,
    firstname: orNull(row.firstname),
    lastname: orNull(row.lastname),
    fullname: orNull(`${row.firstname} ${row.lastname}`.trim()),
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    phone: row.phone,
    address: orNull(row.address),
    location: locationOf(row),
    avatar: row.avatar,
    avatarUrl,
    authType: row.auth_type,
    hasPassword: row.password_hash !== null,
    profileType: row.is_admin ? 'admin' : profileType,
    profileId,
    profile,
    documents,
    preferences: {
      inAppNotifEnabled: row.in_app_notif_enabled,
      emailNotifEnabled: row.email_notif_enabled,
      locale: row.locale,
    },
    accountStatus: row.enabled ? 1 : 0,
    deletionAt: row.erase_at?.toISOString() ?? null,
  };
}

/** Returns a user by id. */
export function userById(db: Writer, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a user by id and locks the row until the end of the transaction. */
export function lockUser(trx: Transaction<Tables>, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the account that an email address belongs to, verified or not. */
export function userByEmail(db: Writer, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Returns the user who signs in with a phone number. */
export function userByPhone(db: Writer, phone: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .where('auth_type', '=', 'phone')
    .executeTakeFirst();
}

/** Converts preferences into columns. */
export function preferenceColumns({ inAppNotifEnabled, emailNotifEnabled, locale }: Preferences) {
  return { in_app_notif_enabled: inAppNotifEnabled, email_notif_enabled: emailNotifEnabled, locale };
}

/** Creates a user. The id is random, so it does not reveal the number of users. */
export function createUser(
  db: Writer,
  values: Omit<Insertable<AccountTables['users']>, 'id' | 'is_admin' | 'enabled'> & {
    is_admin?: boolean;
    enabled?: boolean;
  },
): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({ ...values, id: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}
