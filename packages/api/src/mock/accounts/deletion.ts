import { dayMilliseconds } from '../../schemas/common/durations.ts';
import { nowOf, type Accounts, type MockUser } from './accounts.ts';
import { emailDeletion, emailDeletionCancelled } from './send-messages.ts';

const thirtyDays = 30 * dayMilliseconds;

/** Marks an account for deletion, once, and emails the link that cancels it. Returns the date of erasure. */
export function markForDeletion(accounts: Accounts, person: MockUser): string {
  if (person.deletionAt == null) {
    person.deletionAt = new Date(nowOf(accounts) + thirtyDays).toISOString();
    emailDeletion(accounts, person, person.deletionAt);
  }
  return person.deletionAt;
}

/** Cancels the deletion of an account. Does nothing for an account that is not marked. */
export function cancelDeletion(accounts: Accounts, person: MockUser): void {
  if (person.deletionAt == null) return;
  person.deletionAt = null;
  for (const [token, undo] of accounts.undos) if (undo.person === person.id && !undo.used) accounts.undos.delete(token);
  emailDeletionCancelled(accounts, person);
}
