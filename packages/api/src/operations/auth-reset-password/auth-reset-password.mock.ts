import { rejectGuessablePassword } from '../../mock/accounts/guessable.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { nowOf } from '../../mock/accounts/accounts.ts';
import { Refused } from '../../operation/refused.ts';
import { endSessions } from '../../mock/accounts/sessions.ts';
import { authResetPassword } from './auth-reset-password.ts';

export const authResetPasswordMock = mockOf(authResetPassword, {
  respond: ({ email, token, password }, { accounts }) => {
    const reset = accounts.resets.get(token);
    const person = accounts.users.find(({ id }) => id === reset?.person);
    if (reset === undefined || nowOf(accounts) >= reset.expiresAt || person?.email !== email)
      throw new Refused('auth/invalid_token');
    if (reset.used) {
      if (person.password !== password) throw new Refused('auth/invalid_token');
      return {};
    }
    rejectGuessablePassword(password, 'password', person);
    reset.used = true;
    person.password = password;
    endSessions(accounts, person);
    return {};
  },
  example: {},
  invalid: { password: 'weak_password' },
});
