import { casesOf, contractCase } from '../../contract/case.ts';
import { seedOf } from '../../contract/seed/people.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { humanCheckChallenge } from './human-check-challenge.ts';

export const humanCheckChallengeCases = casesOf(humanCheckChallenge, [
  contractCase('returns a new challenge each time, and rejects an invalid difficulty', seedOf(), [
    { request: { input: { difficulty: 0 } }, expect: { status: 200 } },
    { request: { raw: {} }, expect: { status: 200 } },
    { request: { input: { difficulty: 5 } }, expect: { status: 200 } },
    invalidStep({ difficulty: '6' }, ['difficulty']),
    invalidStep({ difficulty: '1e9' }, ['difficulty']),
    {
      check: ({ responses }) =>
        JSON.stringify(responses[0]) === JSON.stringify(responses[1]) ? ['expected two different challenges'] : [],
    },
  ]),
]);
