import { operation } from '../../operation/operation.ts';

/**
 * Returns a challenge of altcha, a proof of work without an external service or account, to be solved with altcha's own
 * library. `difficulty` is 0 unless `auth/human_check_required` demands more.
 */
export const humanCheckChallenge = operation({
  name: 'human-check-challenge',
  method: 'GET',
  path: '/human-check/challenge',
  summary: 'Get a challenge for a proof of work.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./human-check-challenge.schema.ts'),
});
