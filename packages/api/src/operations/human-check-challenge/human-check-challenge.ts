import { operation } from '../../operation/operation.ts';

/**
 * A challenge of altcha, the proof of work that needs no network and no account, as its own library makes and solves it.
 */
export const humanCheckChallenge = operation({
  name: 'human-check-challenge',
  method: 'GET',
  path: '/human-check/challenge',
  summary: 'A riddle that costs a machine work.',
  errors: [],
  auth: 'none',
  schemas: () => import('./human-check-challenge.schema.ts'),
});
