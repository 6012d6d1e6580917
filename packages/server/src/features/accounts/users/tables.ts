import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@kermesse/api/schemas/common/locale';

/** Set by the database when a row is made; moved only where a test lets time pass. */
type Made = ColumnType<Date, Date | undefined, Date>;
type Instant = ColumnType<Date, Date, Date>;
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface UsersTable {
  /** A UUID. */
  id: string;
  /** In lower case. It belongs to one account, verified or not. */
  email: string | null;
  email_verified_at: MaybeInstant;
  /** The address that the account changes to once it is confirmed. */
  pending_email: string | null;
  firstname: Generated<string>;
  lastname: Generated<string>;
  /** E.164. Of an account with `auth_type` phone it is what one signs in with, of others what they say of themselves. */
  phone: string | null;
  address: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  avatar: string | null;
  auth_type: 'email-password' | 'phone' | 'google';
  /** argon2id, encoded. */
  password_hash: string | null;
  is_admin: Generated<boolean>;
  in_app_notif_enabled: Generated<boolean>;
  email_notif_enabled: Generated<boolean>;
  locale: Generated<Locale>;
  enabled: Generated<boolean>;
  /** When the account is erased, where its deletion was asked for. */
  erase_at: MaybeInstant;
  deletion_reason: string | null;
  created_at: Made;
}

interface SessionsTable {
  token_hash: string;
  user_id: string;
  remember: boolean;
  /** A UUID: what its owner's lists call it. */
  id: Generated<string>;
  /** The browser's description of itself (`describeDevice`). */
  browser: string | null;
  system: string | null;
  device_kind: 'phone' | 'tablet' | 'computer' | null;
  /** The beginning of the IP address it was last used from. */
  network: string | null;
  created_at: Made;
  last_used_at: Made;
  /** When it was ended from another device; such a session is kept for a while, so that its browser can learn why. */
  ended_at: MaybeInstant;
}

interface MailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'verify' | 'reset' | 'change' | 'undo' | 'keep';
  /** The address that the mail went to. */
  email: string;
  created_at: Made;
  expires_at: Instant;
  used_at: MaybeInstant;
}

interface PhoneCodesTable {
  id: Generated<number>;
  phone: string;
  /** The hash of the cookie of the browser that asked; null of codes from before that was kept. */
  device_hash: string | null;
  code_hash: string;
  tries: Generated<number>;
  firstname: string | null;
  lastname: string | null;
  in_app_notif_enabled: boolean;
  email_notif_enabled: boolean;
  locale: Locale;
  allow_registration: boolean;
  created_at: Made;
  expires_at: Instant;
  used_at: MaybeInstant;
}

/** Which accounts signed in on which device. The table `device_phones` that came before is no longer used. */
interface DevicesTable {
  /** The hash of the secret in the device's cookie. */
  device_hash: string;
  user_id: string;
  first_seen: Made;
  last_seen: Made;
}

interface FederatedIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Made;
}

/** A sign-in at another's that is under way. */
interface SignInAttemptsTable {
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  created_at: Made;
}

/** An identity that is to be linked to an account once its password is given. */
interface PendingLinksTable {
  token_hash: string;
  /** The browser that began, by the hash of its device cookie. */
  device_hash: string;
  user_id: string;
  issuer: string;
  subject: string;
  created_at: Made;
}

/** Mails that are to be written, and those written a moment ago. */
interface WaitingLettersTable {
  id: Generated<number>;
  kind: string;
  user_id: string | null;
  email: string | null;
  about: string | null;
  attempts: Generated<number>;
  created_at: Made;
  claimed_at: MaybeInstant;
  sent_at: MaybeInstant;
}

/** Addresses that several accounts had when an address became one account's: this one had to let go of it. */
interface SetAsideAddressesTable {
  user_id: string;
  email: string;
  set_aside_at: Made;
}

/** Registrations of the last minutes, by the key that the browser sent with them. */
interface RegistrationsTable {
  key_hash: string;
  user_id: string;
  session_hash: string;
  created_at: Made;
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
  registrations: RegistrationsTable;
  waiting_letters: WaitingLettersTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends AccountTables {}
}
