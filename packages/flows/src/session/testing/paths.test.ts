import { expect, it } from 'vitest';
import { declaredStates, declaredTransitions, coverageOf } from '../../stories/paths/paths.ts';
import { sessionMachine } from '../machine/machine.ts';
import { sessionPaths } from './paths.ts';

it('the generated paths reach every state and take every transition', () => {
  const { states, transitions } = coverageOf(sessionPaths);
  expect(states.toSorted()).toEqual(declaredStates(sessionMachine).toSorted());
  expect(transitions.toSorted()).toEqual(declaredTransitions(sessionMachine).toSorted());
});
