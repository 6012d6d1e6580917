import { sql } from 'kysely';
import {
  anyOf,
  columnIn,
  personal,
  type PersonalTable,
  type PersonKeys,
} from '../../../platform/database/personal-data.ts';
import { hashToken } from '../../../platform/security/secrets.ts';

const byUserId = ({ userId }: PersonKeys) => columnIn('user_id', userId);

/** An SQL condition: whether a word of a counter's key, which has words between spaces, identifies the person. */
function keyNames({ userId, email, formerEmails, provenPhone }: PersonKeys) {
  const names = [userId, email, ...formerEmails, provenPhone].filter((name) => name !== null);
  const words = names.flatMap((name) => [name, hashToken(name)]);
  return sql<boolean>`string_to_array(key, ' ') && array[${sql.join(words)}]::text[]`;
}

/**
 * An SQL condition: whether a rate limit identifies the person. Skips rate limits that another transaction has locked,
 * and locks the others: transactions lock rate limits in different orders, so waiting for them could deadlock.
 */
const unlockedLimits = (person: PersonKeys) =>
  sql<boolean>`key in (select key from rate_limits where ${keyNames(person)} for update skip locked)`;

/**
 * The personal data of accounts, except the account itself (`userTable`), which comes last: other rows reference it.
 */
export const accountTables: readonly PersonalTable[] = [
  personal('sessions', {
    rows: byUserId,
    file: 'sessions',
    columns: {
      remember: 'remembered',
      browser: 'browser',
      system: 'system',
      device_kind: 'device',
      network: 'network',
      created_at: 'startedAt',
      last_used_at: 'lastUsedAt',
      ended_at: 'endedAt',
    },
    hidden: ['token_hash', 'user_id', 'id'],
    about: { fr: 'vos connexions en cours', en: 'where you are logged in' },
  }),
  personal('mail_tokens', {
    rows: byUserId,
    file: 'mailed-links',
    columns: {
      purpose: 'purpose',
      email: 'email',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      used_at: 'usedAt',
    },
    hidden: ['token_hash', 'user_id', 'message_id'],
    about: { fr: 'les liens que nous vous avons envoyés par e-mail', en: 'the links that we sent you by email' },
  }),
  // The table of a release from before the message queue. Nothing reads or writes it any more.
  personal('waiting_letters', {
    rows: (person) => anyOf(byUserId(person), columnIn('email', person.email)),
    columns: {},
    hidden: ['id', 'user_id', 'kind', 'email', 'about', 'attempts', 'created_at', 'claimed_at', 'sent_at'],
  }),
  personal('outgoing_messages', {
    rows: (person) => anyOf(byUserId(person), columnIn('email', person.email)),
    file: 'emails',
    columns: {
      kind: 'kind',
      email: 'email',
      about: 'about',
      created_at: 'createdAt',
      sent_at: 'sentAt',
      failed_at: 'failedAt',
    },
    hidden: ['id', 'key', 'channel', 'user_id', 'priority', 'attempts', 'due_at', 'expires_at', 'last_error'],
    about: {
      fr: 'les e-mails en attente, et ceux de la dernière heure',
      en: 'emails that wait, and those of the last hour',
    },
  }),
  personal('federated_identities', {
    rows: byUserId,
    file: 'sign-in-accounts',
    columns: { issuer: 'issuer', subject: 'subject', created_at: 'linkedAt' },
    hidden: ['user_id'],
    about: {
      fr: 'les comptes d’autres services avec lesquels vous vous connectez',
      en: 'accounts of other services that you log in with',
    },
  }),
  // Stored for at most an hour, until the user enters the password.
  personal('pending_links', {
    rows: byUserId,
    columns: {},
    hidden: ['token_hash', 'device_hash', 'user_id', 'issuer', 'subject', 'created_at'],
  }),
  personal('phone_codes', {
    rows: ({ provenPhone }) => columnIn('phone', provenPhone),
    file: 'phone-codes',
    columns: {
      phone: 'phone',
      tries: 'tries',
      firstname: 'firstname',
      lastname: 'lastname',
      locale: 'locale',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      used_at: 'usedAt',
    },
    hidden: ['id', 'device_hash', 'code_hash', 'in_app_notif_enabled', 'email_notif_enabled', 'allow_registration'],
    about: {
      fr: 'les codes envoyés à votre téléphone depuis hier',
      en: 'the codes sent to your phone since yesterday',
    },
  }),
  personal('devices', {
    rows: byUserId,
    file: 'devices',
    columns: { first_seen: 'firstSeenAt', last_seen: 'lastSeenAt' },
    hidden: ['device_hash', 'user_id'],
    about: { fr: 'les appareils où vous avez ouvert une session', en: 'the devices that you logged in on' },
  }),
  personal('registrations', {
    rows: byUserId,
    columns: {},
    hidden: ['key_hash', 'user_id', 'session_hash', 'created_at'],
  }),
  personal('set_aside_addresses', {
    rows: byUserId,
    file: 'set-aside-address',
    columns: { email: 'email', set_aside_at: 'setAsideAt' },
    hidden: ['user_id'],
    about: {
      fr: 'une adresse e-mail que votre compte a dû laisser à un autre',
      en: 'an email address that your account had to leave to another',
    },
  }),
  personal('former_addresses', {
    rows: byUserId,
    file: 'former-addresses',
    columns: { email: 'email', replaced_at: 'replacedAt' },
    hidden: ['user_id'],
    about: { fr: 'vos anciennes adresses e-mail', en: 'your former email addresses' },
  }),
  // Not in the archive: counters contain IP addresses of all callers, not only the owner's. They expire after a day.
  personal('occurrences', { rows: keyNames, columns: {}, hidden: ['id', 'key', 'at'] }),
  personal('rate_limits', { rows: unlockedLimits, columns: {}, hidden: ['key', 'window_start', 'hits'] }),
];

/** The personal data of the account itself. */
export const userTable: PersonalTable = personal('users', {
  rows: ({ userId }) => columnIn('id', userId),
  file: 'account',
  columns: {
    id: 'id',
    email: 'email',
    email_verified_at: 'emailVerifiedAt',
    pending_email: 'newEmail',
    firstname: 'firstname',
    lastname: 'lastname',
    phone: 'phone',
    address: 'address',
    latitude: 'latitude',
    longitude: 'longitude',
    avatar: 'picture',
    auth_type: 'loginBy',
    in_app_notif_enabled: 'notificationsInApp',
    email_notif_enabled: 'notificationsByEmail',
    locale: 'language',
    enabled: 'enabled',
    erase_at: 'erasedOn',
    deletion_reason: 'reasonForLeaving',
    created_at: 'createdAt',
  },
  hidden: ['password_hash', 'is_admin'],
  about: {
    fr: 'votre compte : nom, adresses, téléphone, préférences',
    en: 'your account: name, addresses, phone, preferences',
  },
});
