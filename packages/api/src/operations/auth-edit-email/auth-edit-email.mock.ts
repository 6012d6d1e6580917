import { requireRecentAuthentication } from '../../mock/recent-authentication.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { emailAddressChange, emailVerification } from '../../mock/accounts/send-messages.ts';
import { cancelAddressChange } from '../../mock/accounts/verifications.ts';
import { Refused } from '../../operation/refused.ts';
import { authEditEmail } from './auth-edit-email.ts';

export const authEditEmailMock = mockOf(authEditEmail, {
  respond: ({ email, currentPassword }, { accounts }, caller) => {
    const person = caller.person();
    requireRecentAuthentication(accounts, caller, currentPassword);
    if (accounts.users.some((other) => other !== person && other.email === email))
      throw new Refused('auth/email_already_used');
    if (person.email === email) {
      cancelAddressChange(accounts, person);
      if (person.emailVerifiedAt === null) emailVerification(accounts, person, email);
      return {};
    }
    if (person.email !== null) emailAddressChange(accounts, person, person.email);
    emailVerification(accounts, person, email);
    return {};
  },
  example: {},
  invalid: { email: 'email' },
});
