import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@kermesse/api/schemas/common/locale';

/** A date that the database sets when it creates a row. Only tests change it, to simulate that time has passed. */
type CreatedAt = ColumnType<Date, Date | undefined, Date>;
type Instant = ColumnType<Date, Date, Date>;
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface UsersTable {
  /** A UUID. */
  id: string;
  /** The email address in lower case. It belongs to one account, verified or not. */
  email: string | null;
  email_verified_at: MaybeInstant;
  /** The requested new address, until it is confirmed. */
  pending_email: string | null;
  firstname: Generated<string>;
  lastname: Generated<string>;
  /** The phone number in E.164. With `auth_type` phone it is the login; otherwise it is profile data. */
  phone: string | null;
  address: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  avatar: string | null;
  auth_type: 'email-password' | 'phone' | 'google';
  /** The encoded argon2id hash. */
  password_hash: string | null;
  is_admin: Generated<boolean>;
  in_app_notif_enabled: Generated<boolean>;
  email_notif_enabled: Generated<boolean>;
  locale: Generated<Locale>;
  enabled: Generated<boolean>;
  /** The erasure date, if the deletion was requested. */
  erase_at: MaybeInstant;
  deletion_reason: string | null;
  created_at: CreatedAt;
}

interface SessionsTable {
  token_hash: string;
  user_id: string;
  remember: boolean;
  /** A UUID, which the owner's list contains. */
  id: Generated<string>;
  /** The name of the browser (`describeDevice`). */
  browser: string | null;
  system: string | null;
  device_kind: 'phone' | 'tablet' | 'computer' | null;
  /** The beginning of the last IP address. */
  network: string | null;
  created_at: CreatedAt;
  last_used_at: CreatedAt;
  /** When it was ended from another device. Its row stays for a while, so that its browser can learn the reason. */
  ended_at: MaybeInstant;
}

interface MailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'verify' | 'reset' | 'change' | 'undo' | 'keep';
  /** The recipient's address. */
  email: string;
  /** The queued message that contains an undo link. Its order is that of the changes of address. */
  message_id: number | null;
  created_at: CreatedAt;
  expires_at: Instant;
  used_at: MaybeInstant;
}

interface PhoneCodesTable {
  id: Generated<number>;
  phone: string;
  /** The hash of the device cookie of the requesting browser; null in codes from before this column existed. */
  device_hash: string | null;
  code_hash: string;
  tries: Generated<number>;
  firstname: string | null;
  lastname: string | null;
  in_app_notif_enabled: boolean;
  email_notif_enabled: boolean;
  locale: Locale;
  allow_registration: boolean;
  created_at: CreatedAt;
  expires_at: Instant;
  used_at: MaybeInstant;
}

/** The devices of accounts. The earlier table `device_phones` is no longer used. */
interface DevicesTable {
  /** The hash of the secret in the device's cookie. */
  device_hash: string;
  user_id: string;
  first_seen: CreatedAt;
  last_seen: CreatedAt;
}

interface FederatedIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: CreatedAt;
}

/** A sign-in at an external issuer that is in progress. */
interface SignInAttemptsTable {
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  created_at: CreatedAt;
}

/** An external identity that will be linked to an account when the user enters its password. */
interface PendingLinksTable {
  token_hash: string;
  /** The hash of the device cookie of the browser that began. */
  device_hash: string;
  user_id: string;
  issuer: string;
  subject: string;
  created_at: CreatedAt;
}

/** Queued mails of a release from before the message queue. */
interface WaitingLettersTable {
  id: Generated<number>;
  kind: string;
  user_id: string | null;
  email: string | null;
  about: string | null;
  attempts: Generated<number>;
  created_at: CreatedAt;
  claimed_at: MaybeInstant;
  sent_at: MaybeInstant;
}

/** Addresses that accounts lost when the migration to one account per address ran. */
interface SetAsideAddressesTable {
  user_id: string;
  email: string;
  set_aside_at: CreatedAt;
}

/** Verified addresses that accounts replaced. A row is deleted when another account verifies the address. */
interface FormerAddressesTable {
  user_id: string;
  email: string;
  replaced_at: CreatedAt;
}

/** The registrations of the last minutes, by the hash of their idempotency key. */
interface RegistrationsTable {
  key_hash: string;
  user_id: string;
  session_hash: string;
  created_at: CreatedAt;
}

/** The tables of accounts. Secrets are stored as hashes only. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  phone_codes: PhoneCodesTable;
  devices: DevicesTable;
  federated_identities: FederatedIdentitiesTable;
  sign_in_attempts: SignInAttemptsTable;
  pending_links: PendingLinksTable;
  set_aside_addresses: SetAsideAddressesTable;
  former_addresses: FormerAddressesTable;
  registrations: RegistrationsTable;
  waiting_letters: WaitingLettersTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends AccountTables {}
}
