import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { followLink } from '../../mock/accounts/verifications.ts';
import { authVerifyEmail } from './auth-verify-email.ts';

const refusals = {
  already: 'auth/email_already_verified',
  taken: 'auth/email_already_used',
  invalid: 'auth/invalid_token',
} as const;

export const authVerifyEmailMock = mockOf(authVerifyEmail, {
  respond: ({ id, hash }, { accounts }) => {
    const result = followLink(accounts, id, hash);
    if (result !== 'verified' && result !== 'changed') throw new Refused(refusals[result]);
    return { data: { result } };
  },
  example: { data: { result: 'verified' } },
  responses: { changed: { data: { result: 'changed' } } },
  invalid: { hash: 'invalid' },
});
