import { expect, it } from 'vitest';
import { deleteAccountMachine } from '../../deleteAccount/machine.ts';
import { deletePaths } from '../../deleteAccount/stories/paths.ts';
import { phoneLoginMachine } from '../../phoneLogin/machine/machine.ts';
import { phonePaths } from '../../phoneLogin/stories/paths.ts';
import { profileSetupMachine } from '../../profileSetup/machine/machine.ts';
import { setupPaths } from '../../profileSetup/stories/paths.ts';
import { sessionMachine } from '../../session/machine/machine.ts';
import { sessionPaths } from '../../session/testing/paths.ts';
import { coverageOf, declaredStates, declaredTransitions } from './paths.ts';

const clock = { wall: () => 1e12, steady: () => 0, page: 1 };

it.each([
  { machine: deleteAccountMachine, reached: coverageOf(deletePaths('DELETE MY ACCOUNT')) },
  { machine: phoneLoginMachine, reached: coverageOf(phonePaths(clock)) },
  { machine: profileSetupMachine, reached: coverageOf(setupPaths) },
  { machine: sessionMachine, reached: coverageOf(sessionPaths) },
])('the generated paths of $machine.id reach every state and take every transition', ({ machine, reached }) => {
  expect(reached.states.toSorted()).toEqual(declaredStates(machine).toSorted());
  expect(reached.transitions.toSorted()).toEqual(declaredTransitions(machine).toSorted());
});
