import { requireFreshProof } from '../../mock/fresh-proof.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { mailAddressChange, mailVerification } from '../../mock/letters.ts';
import { authEditEmail } from './auth-edit-email.ts';

export const authEditEmailMock = mockOf(authEditEmail, {
  behave: ({ email, currentPassword }, { accounts }, caller) => {
    const person = caller.person();
    requireFreshProof(accounts, caller, currentPassword);
    if (person.email !== null) mailAddressChange(accounts, person.email);
    mailVerification(accounts, person, email);
    return {};
  },
  example: {},
  answers: {},
  invalid: { email: 'email' },
});
