import { addPerson } from '../../mock/accounts/accounts.ts';
import { exampleNewcomer, exampleSession } from '../../mock/examples.ts';
import { rejectGuessablePassword } from '../../mock/accounts/guessable.ts';
import { emailVerification } from '../../mock/accounts/send-messages.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { personOfEmail, startSession, userOf } from '../../mock/accounts/sessions.ts';
import { authRegister } from './auth-register.ts';

export const authRegisterMock = mockOf(authRegister, {
  respond: ({ email, password, firstname, lastname, preferences }, { accounts }, { headers }) => {
    rejectGuessablePassword(password, 'password', { firstname, lastname, email });
    const registration = `${headers.get('idempotency-key')} ${email}`;
    const holder = personOfEmail(accounts, email);
    if (holder !== undefined) {
      const before = accounts.registrations.get(registration);
      const same = holder.password === password && holder.firstname === firstname && holder.lastname === lastname;
      if (before?.person !== holder.id || !same || !accounts.tokens.has(before.token))
        throw new Refused('auth/email_already_used');
      return { data: { user: userOf(accounts, holder), accessToken: before.token } };
    }
    const person = addPerson(accounts, {
      email,
      password,
      firstname,
      lastname,
      preferences,
      authType: 'email-password',
    });
    emailVerification(accounts, person, email);
    const session = startSession(accounts, person);
    if (headers.has('idempotency-key'))
      accounts.registrations.set(registration, { person: person.id, token: session.accessToken });
    accounts.knownEmails.add(email);
    return { data: session };
  },
  example: exampleSession(exampleNewcomer),
  invalid: { email: 'email', password: 'weak_password' },
});
