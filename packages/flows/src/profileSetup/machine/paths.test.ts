import { expect, it } from 'vitest';
import { declaredStates, declaredTransitions, reachedBy } from '../../paths/paths.ts';
import { profileSetupMachine } from './machine.ts';
import { setupPaths } from './paths.ts';

it('the generated paths reach every state and take every transition', () => {
  const { states, transitions } = reachedBy(setupPaths);
  expect(states.toSorted()).toEqual(declaredStates(profileSetupMachine).toSorted());
  expect(transitions.toSorted()).toEqual(declaredTransitions(profileSetupMachine).toSorted());
});
