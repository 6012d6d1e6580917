import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { logInTwice, readStep } from '../../contract/steps/steps.ts';
import { userSessionsEndOthers } from '../user-sessions-end-others/user-sessions-end-others.ts';
import { userSessionsWait } from './user-sessions-wait.ts';

const afi = people.customer.email;

export const userSessionsWaitCases = casesOf(userSessionsWait, [
  contractCase('reports whether the session has ended', seedOf(people.customer), [
    ...logInTwice(afi),
    { as: 'elsewhere', request: { input: {} }, expect: succeedsWith({ after: 0 }) },
    readStep(userSessionsEndOthers, undefined, 'here'),
    { as: 'elsewhere', request: { input: {} }, expect: { errorCode: 'auth/session_ended' } },
  ]),
]);
