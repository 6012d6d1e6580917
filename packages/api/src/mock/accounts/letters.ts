import { nextOf, nowOf, type Accounts, type Person } from './accounts.ts';

const site = 'https://kermesse.example';
const hour = 3_600_000;
const week = 7 * 24 * hour;

function mail(accounts: Accounts, to: string, subject: string, links: string[] = []): void {
  accounts.sentMessages.unshift({
    kind: 'email',
    to,
    subject,
    text: [subject, ...links].join('\n'),
    links,
    code: null,
  });
}

/** Mails the link that verifies an address, or confirms another one; of those that confirm, the newest is good. */
export function mailVerification(accounts: Accounts, { id, email }: Person, to: string): void {
  const changes = email !== to;
  for (const [hash, link] of accounts.verifications)
    if (changes && link.changes && link.person === id) accounts.verifications.delete(hash);
  const hash = nextOf(accounts, 'hash');
  accounts.verifications.set(hash, { person: id, email: to, changes, used: false });
  mail(accounts, to, 'Confirmez votre adresse e-mail', [`${site}/verify-email/${id}/${hash}`]);
}

/** Mails the link that sets a new password, good for an hour. */
export function mailReset(accounts: Accounts, { id }: Person, to: string): void {
  const token = nextOf(accounts, 'reset');
  accounts.resets.set(token, { person: id, until: nowOf(accounts) + hour });
  mail(accounts, to, 'Votre nouveau mot de passe', [`${site}/reset-password/${token}?email=${encodeURIComponent(to)}`]);
}

/** Tells an address that the account leaves it; with a link that undoes it for a week, if it was verified. */
export function mailAddressChange(accounts: Accounts, { id, emailVerifiedAt }: Person, to: string): void {
  const token = nextOf(accounts, 'undo');
  const verified = emailVerifiedAt !== null;
  if (verified) accounts.emailUndos.set(token, { person: id, email: to, until: nowOf(accounts) + week, used: false });
  mail(accounts, to, 'Votre adresse e-mail va changer', [
    verified ? `${site}/undo-email/${token}` : `${site}/reset-password`,
  ]);
}

/** Mails that an account is going to be deleted, with the link that keeps it until then. */
export function mailDeletion(accounts: Accounts, { id, email }: Person, eraseAt: string): void {
  if (email === null) return;
  const token = nextOf(accounts, 'undo');
  accounts.undos.set(token, { person: id, until: Date.parse(eraseAt) });
  mail(accounts, email, 'Votre compte va être supprimé', [`${site}/keep-account/${token}`]);
}

/** Mails that an account is kept after all. */
export function mailKept(accounts: Accounts, { email }: Person): void {
  if (email !== null) mail(accounts, email, 'Vous gardez votre compte');
}

/** Sends a code by SMS. */
export function sendCode(accounts: Accounts, to: string, code: string): void {
  accounts.sentMessages.unshift({ kind: 'sms', to, subject: '', text: `Kermesse: ${code}`, links: [], code });
}

/** Tells the owner of an account that a passkey was added to it. */
export function mailPasskeyAdded(accounts: Accounts, to: string): void {
  mail(accounts, to, 'Une clé d’accès a été ajoutée', [`${site}/account/profile`]);
}
