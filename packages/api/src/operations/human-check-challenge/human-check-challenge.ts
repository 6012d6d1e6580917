import { operation } from '../../operation/operation.ts';

/**
 * A challenge of altcha, the proof of work that needs no network and no account, as its own library makes and solves it.
 * `difficulty`: 0 unless `auth/human_check_required` asked for more.
 */
export const humanCheckChallenge = operation({
  name: 'human-check-challenge',
  method: 'GET',
  path: '/human-check/challenge',
  summary: 'A riddle that costs a machine work.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./human-check-challenge.schema.ts'),
});
