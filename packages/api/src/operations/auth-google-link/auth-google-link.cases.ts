import { casesOf, contractCase } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { passwordLoginStep } from '../../contract/steps/steps.ts';
import { authGoogleLink } from './auth-google-link.ts';

export const authGoogleLinkCases = casesOf(authGoogleLink, [
  contractCase('rejects a token that no login with Google in this browser has issued', seedOf(people.customer), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { request: { raw: { token: 'made-up', password: '' } }, expect: { errorCode: 'auth/missing_data' } },
    {
      request: { input: { token: 'made-up', password: samplePassword } },
      expect: { errorCode: 'auth/invalid_token' },
    },
    passwordLoginStep('afi@example.com'),
  ]),
]);
