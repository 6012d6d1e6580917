import { mockOf } from '../../mock/mock-of.ts';
import { emailVerification } from '../../mock/accounts/send-messages.ts';
import { Refused } from '../../operation/refused.ts';
import { authSendVerificationEmail } from './auth-send-verification-email.ts';

export const authSendVerificationEmailMock = mockOf(authSendVerificationEmail, {
  respond: (_, { accounts }, caller) => {
    const person = caller.person();
    if (person.email === null) throw new Refused('auth/missing_data');
    if (person.emailVerifiedAt !== null) throw new Refused('auth/email_already_verified');
    emailVerification(accounts, person, person.email);
    return {};
  },
  example: {},
});
