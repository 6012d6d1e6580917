import { exampleSession } from '../../mock/examples.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { authGoogleLink } from './auth-google-link.ts';

export const authGoogleLinkMock = mockOf(authGoogleLink, {
  // Nobody signs in with Google at the mock, so there is no token that it knows.
  behave: () => {
    throw new Refused('auth/invalid_token');
  },
  example: exampleSession(),
  answers: {},
});
