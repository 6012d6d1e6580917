import { rejectGuessablePassword } from '../../mock/accounts/guessable.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { endSessions } from '../../mock/accounts/sessions.ts';
import { authEditPassword } from './auth-edit-password.ts';

export const authEditPasswordMock = mockOf(authEditPassword, {
  respond: ({ newPassword, currentPassword }, { accounts }, { token, person: caller }) => {
    const person = caller();
    if (person.password !== currentPassword) throw new Refused('auth/wrong_password');
    rejectGuessablePassword(newPassword, 'newPassword', person);
    person.password = newPassword;
    endSessions(accounts, person, token);
    return {};
  },
  example: {},
  invalid: { newPassword: 'weak_password' },
});
