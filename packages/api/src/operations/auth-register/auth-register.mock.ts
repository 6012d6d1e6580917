import { mockOf } from '../../mock/mock-of.ts';
import { addPerson } from '../../mock/accounts.ts';
import { exampleNewcomer, exampleSession } from '../../mock/examples.ts';
import { mailAlreadyRegistered, mailVerification } from '../../mock/letters.ts';
import { startSession } from '../../mock/sessions.ts';
import { authRegister } from './auth-register.ts';

export const authRegisterMock = mockOf(authRegister, {
  behave: ({ email, password, firstname, lastname, preferences }, { accounts }) => {
    const owner = accounts.people.find((each) => each.email === email && each.emailVerifiedAt !== null);
    const person = addPerson(accounts, { email, password, firstname, lastname, preferences, authType: 'email-password' });
    if (owner === undefined) mailVerification(accounts, person, email);
    else mailAlreadyRegistered(accounts, email);
    return { data: startSession(accounts, person) };
  },
  example: exampleSession(exampleNewcomer),
  answers: {},
  invalid: { email: 'email', password: 'weak_password' },
});
