import { mockOf } from '../../mock/mock-of.ts';
import { nowOf } from '../../mock/accounts/accounts.ts';
import { mailReset } from '../../mock/accounts/send-messages.ts';
import { Refused } from '../../operation/refused.ts';
import { endSessions } from '../../mock/accounts/sessions.ts';
import { authUndoEmail } from './auth-undo-email.ts';

export const authUndoEmailMock = mockOf(authUndoEmail, {
  behave: ({ token }, { accounts }) => {
    const undo = accounts.emailUndos.get(token);
    const person = accounts.people.find(({ id }) => id === undo?.person);
    if (undo === undefined || person === undefined || nowOf(accounts) >= undo.until)
      throw new Refused('auth/invalid_token');
    const { email } = undo;
    if (undo.used && person.email !== email) throw new Refused('auth/invalid_token');
    if (!undo.used) {
      undo.used = true;
      person.email = email;
      person.password = null;
      for (const [other, { person: id }] of accounts.resets) if (id === person.id) accounts.resets.delete(other);
      endSessions(accounts, person);
      mailReset(accounts, person, email);
    }
    return { data: { email } };
  },
  example: { data: { email: 'afi@example.com' } },
  responses: {},
});
