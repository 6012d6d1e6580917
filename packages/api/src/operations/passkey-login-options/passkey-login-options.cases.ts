import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { newChallengeStep } from '../../contract/steps/passkey-steps.ts';
import { seedOf } from '../../contract/seed/people.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';

export const passkeyLoginOptionsCases = casesOf(passkeyLoginOptions, [
  contractCase('names no account, requires user verification, and returns a new challenge each time', seedOf(), [
    { request: { input: {} }, expect: succeedsWith({ userVerification: 'required' }) },
    { request: { input: {} }, expect: { status: 200 } },
    newChallengeStep,
  ]),
]);
