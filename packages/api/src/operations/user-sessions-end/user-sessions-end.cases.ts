import { casesOf, contractCase, stepOf, type CaseRequest } from '../../contract/case.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { personStep, logInTwice, invalidStep, readStep } from '../../contract/steps/steps.ts';
import { userSessionsList } from '../user-sessions-list/user-sessions-list.ts';
import { userSessionsEnd } from './user-sessions-end.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];
const other = ({ responses }: CaseMemory): CaseRequest<typeof userSessionsEnd> => ({
  input: { id: textAt(responses[2], 'data.1.id') },
});

export const userSessionsEndCases = casesOf(userSessionsEnd, [
  contractCase(
    'ends only the given session, whose token is then refused with the reason',
    seedOf(people.customer, people.provider),
    [
      ...logInTwice(afi),
      readStep(userSessionsList, undefined, 'here'),
      { as: kossi, request: other, expect: { errorCode: 'request/not_found' } },
      personStep('elsewhere', { email: afi }),
      { as: 'here', request: other, expect: { status: 200 } },
      stepOf(userSessionsList, {
        as: 'elsewhere',
        request: { input: {} },
        expect: { errorCode: 'auth/session_ended' },
      }),
      { as: 'here', request: other, expect: { errorCode: 'request/not_found' } },
      readStep(userSessionsList, { data: [{ current: true }] }, 'here'),
    ],
  ),
  contractCase('rejects an invalid id', seedOf(people.customer), [invalidStep({ id: 'a b' }, ['id'], afi)]),
]);
