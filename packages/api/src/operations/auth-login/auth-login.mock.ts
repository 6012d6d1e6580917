import { admitLogin } from '../../mock/accounts/attempts.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { exampleSession } from '../../mock/examples.ts';
import { Refused } from '../../operation/refused.ts';
import { personOfEmail, startSession } from '../../mock/accounts/sessions.ts';
import { authLogin } from './auth-login.ts';

export const authLoginMock = mockOf(authLogin, {
  respond: ({ email, password, humanCheck }, { accounts }) => {
    const attempt = admitLogin(accounts, email, humanCheck);
    const person = personOfEmail(accounts, email);
    if (person?.password !== password) throw new Refused('auth/wrong_password');
    attempt.undoCount();
    if (person.accountStatus === 0) throw new Refused('auth/user_disabled');
    if (person.profileType === 'admin') throw new Refused('auth/login_failed');
    accounts.knownEmails.add(email);
    return { data: startSession(accounts, person) };
  },
  example: exampleSession(),
  invalid: { email: 'email' },
});
