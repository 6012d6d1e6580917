import { expect, it } from 'vitest';
import { declaredStates, declaredTransitions, coverageOf } from '../../stories/paths/paths.ts';
import { phoneLoginMachine } from '../machine/machine.ts';
import { phonePaths } from './paths.ts';

it('the generated paths reach every state and take every transition', () => {
  const paths = phonePaths({ wall: () => 1e12, steady: () => 0, page: 1 });
  const { states, transitions } = coverageOf(paths);
  expect(states.toSorted()).toEqual(declaredStates(phoneLoginMachine).toSorted());
  expect(transitions.toSorted()).toEqual(declaredTransitions(phoneLoginMachine).toSorted());
});
