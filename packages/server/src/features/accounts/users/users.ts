import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import type { Location, User } from '@kermesse/api/schemas/account/user';
import type { Preferences } from '@kermesse/api/schemas/account/preferences';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { UserCall } from '../../../platform/operations/handler.ts';
import { profileOf } from './profile-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** A row of the table of users. */
export type UserRow = Selectable<Tables['users']>;

const orNull = (text: string) => (text === '' ? null : text);

function locationOf({ latitude, longitude }: UserRow): Location | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

/** Converts a row into the user's own data, which nobody else can see. */
export async function toUser(db: Database, row: UserRow): Promise<User> {
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
export function userById(db: Database, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the user of the caller's session. @throws Refused `auth/required` if the account has been erased. */
export async function callerOf({ db, caller }: UserCall): Promise<UserRow> {
  const user = await userById(db, caller.userId);
  if (user === undefined) throw new Refused('auth/required');
  return user;
}

/** Returns a user by id and locks the row until the end of the transaction. */
export function lockUser(trx: Trx, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the account that an email address belongs to, verified or not. */
export function userByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Returns the user who logs in with a phone number. */
export function userByPhone(db: Database, phone: string): Promise<UserRow | undefined> {
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
export function createUser(db: Database, values: Omit<Insertable<Tables['users']>, 'id'>): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({ ...values, id: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}
