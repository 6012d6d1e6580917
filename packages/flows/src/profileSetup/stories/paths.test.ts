import { expect, it } from 'vitest';
import { declaredStates, declaredTransitions, coverageOf } from '../../stories/paths/paths.ts';
import { profileSetupMachine } from '../machine/machine.ts';
import { setupPaths } from './paths.ts';

it('the generated paths reach every state and take every transition', () => {
  const { states, transitions } = coverageOf(setupPaths);
  expect(states.toSorted()).toEqual(declaredStates(profileSetupMachine).toSorted());
  expect(transitions.toSorted()).toEqual(declaredTransitions(profileSetupMachine).toSorted());
});
