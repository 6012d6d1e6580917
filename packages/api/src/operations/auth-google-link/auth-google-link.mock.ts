import { exampleSession } from '../../mock/examples.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { authGoogleLink } from './auth-google-link.ts';

export const authGoogleLinkMock = mockOf(authGoogleLink, {
  // The mock has no login with Google, so it accepts no token.
  respond: () => {
    throw new Refused('auth/invalid_token');
  },
  example: exampleSession(),
});
