import { casesOf, contractCase } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, passwordLoginStep } from '../../contract/steps/steps.ts';
import { authLogout } from './auth-logout.ts';

export const authLogoutCases = casesOf(authLogout, [
  contractCase('ends this session and no other', seedOf(people.customer), [
    passwordLoginStep('afi@example.com', samplePassword, 'here'),
    passwordLoginStep('afi@example.com', samplePassword, 'elsewhere'),
    { as: 'here', request: { input: {} }, expect: { status: 200 } },
    { as: 'here', request: { input: {} }, expect: { errorCode: 'auth/required' } },
    personStep('elsewhere', { email: 'afi@example.com' }),
  ]),
]);
