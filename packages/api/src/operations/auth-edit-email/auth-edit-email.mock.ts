import { mockOf } from '../../mock/mock-of.ts';
import { mailAddressChange, mailVerification } from '../../mock/letters.ts';
import { Refused } from '../../mock/refused.ts';
import { authEditEmail } from './auth-edit-email.ts';

export const authEditEmailMock = mockOf(authEditEmail, {
  behave: ({ email, currentPassword }, { accounts }, caller) => {
    const person = caller.person();
    if (currentPassword === undefined) throw new Refused('auth/missing_data');
    if (person.password !== currentPassword) throw new Refused('auth/wrong_password');
    if (person.email !== null) mailAddressChange(accounts, person.email);
    mailVerification(accounts, person, email);
    return {};
  },
  example: {},
  answers: {},
  invalid: { email: 'email' },
});
