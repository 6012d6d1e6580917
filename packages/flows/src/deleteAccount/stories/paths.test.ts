import { expect, it } from 'vitest';
import { declaredStates, declaredTransitions, coverageOf } from '../../stories/paths/paths.ts';
import { deleteAccountMachine } from '../machine.ts';
import { deletePaths } from './paths.ts';

it('the generated paths reach every state and take every transition', () => {
  const { states, transitions } = coverageOf(deletePaths('DELETE MY ACCOUNT'));
  expect(states.toSorted()).toEqual(declaredStates(deleteAccountMachine).toSorted());
  expect(transitions.toSorted()).toEqual(declaredTransitions(deleteAccountMachine).toSorted());
});
