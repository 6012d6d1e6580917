import { expect, it } from 'vitest';
import { declaredStates, declaredTransitions, coverageOf } from '../../paths/paths.ts';
import { createSessionMachine } from './machine.ts';
import { sessionPaths } from './paths.ts';
import { fakeServices } from './testing.ts';

it('the generated paths reach every state and take every transition', () => {
  const machine = createSessionMachine(fakeServices());
  const { states, transitions } = coverageOf(sessionPaths);
  expect(states.toSorted()).toEqual(declaredStates(machine).toSorted());
  expect(transitions.toSorted()).toEqual(declaredTransitions(machine).toSorted());
});
