import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { valueInBody } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { passwordLoginStep, logInTwice } from '../../contract/steps/steps.ts';
import { userSessionsList } from './user-sessions-list.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];

export const userSessionsListCases = casesOf(userSessionsList, [
  contractCase(
    'lists only the caller’s sessions, the one of the request first',
    seedOf(people.customer, people.provider),
    [
      ...logInTwice(afi),
      passwordLoginStep(kossi, samplePassword, 'kossi'),
      {
        as: 'here',
        request: { input: {} },
        expect: succeedsWith([{ current: true }, { current: false }]),
      },
      { as: 'kossi', request: { input: {} }, expect: succeedsWith([{ current: true }]) },
      {
        check: ({ responses }) =>
          valueInBody(responses[3], 'data.0.id') === valueInBody(responses[3], 'data.1.id')
            ? ['two sessions have the same id']
            : [],
      },
    ],
  ),
]);
