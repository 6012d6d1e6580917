import { casesOf, contractCase } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, passwordLoginStep, logInTwice, readStep } from '../../contract/steps/steps.ts';
import { userSessionsList } from '../user-sessions-list/user-sessions-list.ts';
import { userSessionsEndOthers } from './user-sessions-end-others.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];

export const userSessionsEndOthersCases = casesOf(userSessionsEndOthers, [
  contractCase('ends neither this session nor those of other users', seedOf(people.customer, people.provider), [
    ...logInTwice(afi),
    passwordLoginStep(kossi, samplePassword, 'kossi'),
    { as: 'here', request: { input: {} }, expect: { status: 200 } },
    { as: 'elsewhere', request: { input: {} }, expect: { errorCode: 'auth/session_ended' } },
    personStep('kossi', { email: kossi }),
    readStep(userSessionsList, { data: [{ current: true }] }, 'here'),
  ]),
]);
