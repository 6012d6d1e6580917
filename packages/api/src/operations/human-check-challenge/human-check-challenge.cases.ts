import { casesOf } from '../../contract/case.ts';
import { seedOf } from '../../contract/people.ts';
import { humanCheckChallenge } from './human-check-challenge.ts';

export const humanCheckChallengeCases = casesOf(humanCheckChallenge, [
  {
    name: 'gives another challenge each time',
    given: seedOf(),
    steps: [
      { request: { input: {} }, expect: { status: 200 } },
      { request: { input: {} }, expect: { status: 200 } },
      { check: ({ answers }) => (JSON.stringify(answers[0]) === JSON.stringify(answers[1]) ? ['twice the same challenge'] : []) },
    ],
  },
]);
