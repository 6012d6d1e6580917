import { mockOf } from '../../mock/mock-of.ts';
import { emailReset } from '../../mock/accounts/send-messages.ts';
import { personOfEmail } from '../../mock/accounts/sessions.ts';
import { authSendPasswordLink } from './auth-send-password-link.ts';

export const authSendPasswordLinkMock = mockOf(authSendPasswordLink, {
  respond: ({ email }, { accounts }) => {
    const person = personOfEmail(accounts, email);
    if (person !== undefined && person.accountStatus === 1) emailReset(accounts, person, email);
    return {};
  },
  example: {},
  invalid: { email: 'email' },
});
