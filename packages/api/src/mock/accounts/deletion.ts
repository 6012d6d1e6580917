import { nowOf, type Accounts, type Person } from './accounts.ts';
import { mailDeletion, mailKept } from './letters.ts';

const thirtyDays = 30 * 86_400_000;

/** Marks an account for deletion, once, and mails how to keep it. Gives when it is erased. */
export function markForDeletion(accounts: Accounts, person: Person): string {
  if (person.deletionAt == null) {
    person.deletionAt = new Date(nowOf(accounts) + thirtyDays).toISOString();
    mailDeletion(accounts, person, person.deletionAt);
  }
  return person.deletionAt;
}

/** Keeps an account whose deletion was asked for; nothing happens to any other. */
export function keepAccount(accounts: Accounts, person: Person): void {
  if (person.deletionAt == null) return;
  person.deletionAt = null;
  for (const [token, undo] of accounts.undos) if (undo.person === person.id) accounts.undos.delete(token);
  mailKept(accounts, person);
}
