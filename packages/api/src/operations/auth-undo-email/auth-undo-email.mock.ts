import { mockOf } from '../../mock/mock-of.ts';
import { findUndo, type Accounts } from '../../mock/accounts/accounts.ts';
import { emailReset } from '../../mock/accounts/send-messages.ts';
import { Refused } from '../../operation/refused.ts';
import { endSessions } from '../../mock/accounts/sessions.ts';
import { authUndoEmail } from './auth-undo-email.ts';

/** Revokes the unused links of later changes of the same account, and those to the same address. */
function revokeUndosFrom(
  { emailUndos }: Accounts,
  token: string,
  { person, email }: { person: string; email: string },
) {
  // A `Map` lists its keys in the order of the changes.
  const tokens = [...emailUndos.keys()];
  for (const [index, other] of tokens.entries()) {
    const undo = emailUndos.get(other);
    if (undo === undefined || undo.used || undo.person !== person) continue;
    if (undo.email === email || index > tokens.indexOf(token)) emailUndos.delete(other);
  }
}

export const authUndoEmailMock = mockOf(authUndoEmail, {
  respond: ({ token }, { accounts }) => {
    const { undo, person } = findUndo(accounts, accounts.emailUndos.get(token));
    const { email } = undo;
    if (undo.used && person.email !== email) throw new Refused('auth/invalid_token');
    if (!undo.used) {
      undo.used = true;
      person.email = email;
      person.password = null;
      revokeUndosFrom(accounts, token, undo);
      for (const [other, { person: id }] of accounts.resets) if (id === person.id) accounts.resets.delete(other);
      endSessions(accounts, person);
      emailReset(accounts, person, email);
    }
    return { data: { email } };
  },
  example: { data: { email: 'afi@example.com' } },
});
