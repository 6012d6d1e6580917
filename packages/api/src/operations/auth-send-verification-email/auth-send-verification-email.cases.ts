import { casesOf } from '../../contract/case.ts';
import { linkEmailedStep } from '../../contract/steps/steps.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { authSendVerificationEmail } from './auth-send-verification-email.ts';

export const authSendVerificationEmailCases = casesOf(authSendVerificationEmail, [
  {
    name: 'emails the verification link again',
    given: seedOf(people.unverified),
    steps: [
      { as: 'yawa@example.com', request: { input: {} }, expect: { status: 200 } },
      linkEmailedStep('yawa@example.com', /\/verify-email\//),
    ],
  },
  {
    name: 'rejects a verified address',
    given: seedOf(people.customer),
    steps: [{ as: 'afi@example.com', request: { input: {} }, expect: { errorCode: 'auth/email_already_verified' } }],
  },
  {
    name: 'rejects a phone account, which has no address',
    given: seedOf(people.phone),
    steps: [{ as: '+22890000021', request: { input: {} }, expect: { errorCode: 'auth/missing_data' } }],
  },
]);
