import type { Accounts, MockUser } from '../../mock/accounts/accounts.ts';
import type { Caller } from '../../mock/caller.ts';
import { markForDeletion } from '../../mock/accounts/deletion.ts';
import { requireRecentAuthentication } from '../../mock/recent-authentication.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { endSessions } from '../../mock/accounts/sessions.ts';
import { accountDeletion } from './account-deletion.ts';

function requireOwner(accounts: Accounts, caller: Caller, person: MockUser, password: string | undefined): void {
  if (person.password !== null && password === undefined) throw new Refused('auth/missing_data');
  requireRecentAuthentication(accounts, caller, password);
}

export const accountDeletionMock = mockOf(accountDeletion, {
  respond: ({ email, password }, { accounts }, caller) => {
    const person = caller.person();
    if (person.email !== null && email === undefined) throw new Refused('auth/missing_data');
    if (person.email !== null && email !== person.email)
      throw new Refused('form/invalid_data', { email: 'not_this_account' });
    requireOwner(accounts, caller, person, password);
    const eraseAt = markForDeletion(accounts, person);
    endSessions(accounts, person);
    accounts.tokens.delete(caller.token ?? '');
    return { data: { eraseAt } };
  },
  example: { data: { eraseAt: '2026-12-22T09:30:00.000Z' } },
  invalid: { email: 'not_this_account' },
});
