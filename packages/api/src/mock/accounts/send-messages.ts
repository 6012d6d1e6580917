import { dayMilliseconds, hourMilliseconds } from '../../schemas/common/durations.ts';
import { nextOf, nowOf, type Accounts, type MockUser } from './accounts.ts';

const site = 'https://kermesse.example';
const week = 7 * dayMilliseconds;

function send(accounts: Accounts, to: string, subject: string, links: string[] = []): void {
  accounts.sentMessages.unshift({
    kind: 'email',
    to,
    subject,
    text: [subject, ...links].join('\n'),
    links,
    code: null,
  });
}

/**
 * Emails the link that verifies an address or confirms a new one. A link that confirms a new one replaces earlier ones
 * of its kind, and those that verify an unverified address.
 */
export function emailVerification(accounts: Accounts, { id, email, emailVerifiedAt }: MockUser, to: string): void {
  const changes = email !== to;
  for (const [hash, link] of accounts.verifications)
    if (changes && link.person === id && (link.changes || emailVerifiedAt === null))
      accounts.verifications.delete(hash);
  const hash = nextOf(accounts, 'hash');
  accounts.verifications.set(hash, { person: id, email: to, changes, used: false });
  send(accounts, to, 'Confirmez votre adresse e-mail', [`${site}/verify-email/${id}/${hash}`]);
}

/** Emails the link that sets a new password, valid for one hour. */
export function emailReset(accounts: Accounts, { id }: MockUser, to: string): void {
  const token = nextOf(accounts, 'reset');
  accounts.resets.set(token, { person: id, expiresAt: nowOf(accounts) + hourMilliseconds, used: false });
  send(accounts, to, 'Votre nouveau mot de passe', [`${site}/reset-password/${token}?email=${encodeURIComponent(to)}`]);
}

/**
 * Notifies the current address of a change of address. If it was verified, the email has a link that undoes the change
 * for a week.
 */
export function emailAddressChange(accounts: Accounts, { id, emailVerifiedAt }: MockUser, to: string): void {
  const token = nextOf(accounts, 'undo');
  const verified = emailVerifiedAt !== null;
  if (verified)
    accounts.emailUndos.set(token, { person: id, email: to, expiresAt: nowOf(accounts) + week, used: false });
  send(accounts, to, 'Votre adresse e-mail va changer', [
    verified ? `${site}/undo-email/${token}` : `${site}/reset-password`,
  ]);
}

/** Emails that an account will be deleted, with the link that cancels it until then. */
export function emailDeletion(accounts: Accounts, { id, email }: MockUser, eraseAt: string): void {
  if (email === null) return;
  const token = nextOf(accounts, 'undo');
  accounts.undos.set(token, { person: id, expiresAt: Date.parse(eraseAt), used: false });
  send(accounts, email, 'Votre compte va être supprimé', [`${site}/keep-account/${token}`]);
}

/** Emails that the deletion of an account is cancelled. */
export function emailDeletionCancelled(accounts: Accounts, { email }: MockUser): void {
  if (email !== null) send(accounts, email, 'Vous gardez votre compte');
}

/** Sends a code by SMS. */
export function sendCode(accounts: Accounts, to: string, code: string): void {
  accounts.sentMessages.unshift({ kind: 'sms', to, subject: '', text: `Kermesse: ${code}`, links: [], code });
}

/** Notifies the account owner, at a verified address, that a passkey was added or removed. */
export function emailPasskeyChange(accounts: Accounts, person: MockUser, change: 'ajoutée' | 'retirée'): void {
  if (person.email !== null && person.emailVerifiedAt !== null)
    send(accounts, person.email, `Une clé d’accès a été ${change}`, [`${site}/account/profile`]);
}
