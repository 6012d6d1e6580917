import { sql } from 'kysely';
import {
  anyOf,
  columnIn,
  personal,
  type PersonalTable,
  type PersonKeys,
} from '../../../platform/database/personal-data.ts';
import { hashToken } from '../../../platform/security/secrets.ts';

const own = ({ userId }: PersonKeys) => columnIn('user_id', userId);

/** An SQL condition: whether a word of a counter's key, which has words between spaces, identifies the person. */
function keyNames({ userId, email, formerEmails, provenPhone }: PersonKeys) {
  const names = [userId, email, ...formerEmails, provenPhone].filter((name) => name !== null);
  const words = names.flatMap((name) => [name, hashToken(name)]);
  return sql<boolean>`string_to_array(key, ' ') && array[${sql.join(words)}]::text[]`;
}

/**
 * The personal data of accounts, except the account itself (`userTable`), which comes last: other rows reference it.
 */
export const accountTables: readonly PersonalTable[] = [
  personal('sessions', {
    rows: own,
    file: 'sessions',
    columns: {
      token_hash: null,
      user_id: null,
      id: null,
      remember: 'remembered',
      browser: 'browser',
      system: 'system',
      device_kind: 'device',
      network: 'network',
      created_at: 'startedAt',
      last_used_at: 'lastUsedAt',
      ended_at: 'endedAt',
    },
    about: { fr: 'vos connexions en cours', en: 'where you are logged in' },
  }),
  personal('mail_tokens', {
    rows: own,
    file: 'mailed-links',
    columns: {
      token_hash: null,
      user_id: null,
      purpose: 'purpose',
      email: 'email',
      message_id: null,
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      used_at: 'usedAt',
    },
    about: { fr: 'les liens que nous vous avons envoyés par e-mail', en: 'the links that we sent you by email' },
  }),
  // The table of a release from before the message queue. Nothing reads or writes it any more.
  personal('waiting_letters', {
    rows: (person) => anyOf(own(person), columnIn('email', person.email)),
    columns: {
      id: null,
      user_id: null,
      kind: null,
      email: null,
      about: null,
      attempts: null,
      created_at: null,
      claimed_at: null,
      sent_at: null,
    },
  }),
  personal('outgoing_messages', {
    rows: (person) => anyOf(own(person), columnIn('email', person.email)),
    file: 'emails',
    columns: {
      id: null,
      key: null,
      channel: null,
      user_id: null,
      kind: 'kind',
      email: 'email',
      about: 'about',
      priority: null,
      attempts: null,
      created_at: 'createdAt',
      due_at: null,
      expires_at: null,
      sent_at: 'sentAt',
      failed_at: 'failedAt',
      last_error: null,
    },
    about: {
      fr: 'les e-mails en attente, et ceux de la dernière heure',
      en: 'emails that wait, and those of the last hour',
    },
  }),
  personal('federated_identities', {
    rows: own,
    file: 'sign-in-accounts',
    columns: { issuer: 'issuer', subject: 'subject', user_id: null, created_at: 'linkedAt' },
    about: {
      fr: 'les comptes d’autres services avec lesquels vous vous connectez',
      en: 'accounts of other services that you log in with',
    },
  }),
  // Stored for at most an hour, until the user enters the password.
  personal('pending_links', {
    rows: own,
    columns: { token_hash: null, device_hash: null, user_id: null, issuer: null, subject: null, created_at: null },
  }),
  personal('phone_codes', {
    rows: ({ provenPhone }) => columnIn('phone', provenPhone),
    file: 'phone-codes',
    columns: {
      id: null,
      phone: 'phone',
      device_hash: null,
      code_hash: null,
      tries: 'tries',
      firstname: 'firstname',
      lastname: 'lastname',
      in_app_notif_enabled: null,
      email_notif_enabled: null,
      locale: 'locale',
      allow_registration: null,
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      used_at: 'usedAt',
    },
    about: {
      fr: 'les codes envoyés à votre téléphone depuis hier',
      en: 'the codes sent to your phone since yesterday',
    },
  }),
  personal('devices', {
    rows: own,
    file: 'devices',
    columns: { device_hash: null, user_id: null, first_seen: 'firstSeenAt', last_seen: 'lastSeenAt' },
    about: { fr: 'les appareils où vous avez ouvert une session', en: 'the devices that you logged in on' },
  }),
  personal('registrations', {
    rows: own,
    columns: { key_hash: null, user_id: null, session_hash: null, created_at: null },
  }),
  personal('set_aside_addresses', {
    rows: own,
    file: 'set-aside-address',
    columns: { user_id: null, email: 'email', set_aside_at: 'setAsideAt' },
    about: {
      fr: 'une adresse e-mail que votre compte a dû laisser à un autre',
      en: 'an email address that your account had to leave to another',
    },
  }),
  personal('former_addresses', {
    rows: own,
    file: 'former-addresses',
    columns: { user_id: null, email: 'email', replaced_at: 'replacedAt' },
    about: { fr: 'vos anciennes adresses e-mail', en: 'your former email addresses' },
  }),
  // Not in the archive: counters contain IP addresses of all callers, not only the owner's. They expire after a day.
  personal('occurrences', { rows: keyNames, columns: { id: null, key: null, at: null } }),
  personal('rate_limits', { rows: keyNames, columns: { key: null, window_start: null, hits: null } }),
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
    password_hash: null,
    is_admin: null,
    in_app_notif_enabled: 'notificationsInApp',
    email_notif_enabled: 'notificationsByEmail',
    locale: 'language',
    enabled: 'enabled',
    erase_at: 'erasedOn',
    deletion_reason: 'reasonForLeaving',
    created_at: 'createdAt',
  },
  about: {
    fr: 'votre compte : nom, adresses, téléphone, préférences',
    en: 'your account: name, addresses, phone, preferences',
  },
});
