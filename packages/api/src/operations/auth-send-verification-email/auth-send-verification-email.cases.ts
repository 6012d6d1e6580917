import { casesOf, contractCase } from '../../contract/case.ts';
import { linkEmailedStep } from '../../contract/steps/steps.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { authSendVerificationEmail } from './auth-send-verification-email.ts';

export const authSendVerificationEmailCases = casesOf(authSendVerificationEmail, [
  contractCase('emails the verification link again', seedOf(people.unverified), [
    { as: 'yawa@example.com', request: { input: {} }, expect: { status: 200 } },
    linkEmailedStep('yawa@example.com', /\/verify-email\//),
  ]),
  contractCase('rejects a verified address', seedOf(people.customer), [
    { as: 'afi@example.com', request: { input: {} }, expect: { errorCode: 'auth/email_already_verified' } },
  ]),
  contractCase('rejects a phone account, which has no address', seedOf(people.phone), [
    { as: '+22890000021', request: { input: {} }, expect: { errorCode: 'auth/missing_data' } },
  ]),
]);
