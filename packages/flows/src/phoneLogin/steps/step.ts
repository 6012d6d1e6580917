import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Clock } from '../machine/countdown.ts';
import type { phoneLoginMachine } from '../machine/machine.ts';

/** The props of a step's form. */
export interface StepProps {
  snapshot: SnapshotFrom<typeof phoneLoginMachine>;
  send: ActorRefFrom<typeof phoneLoginMachine>['send'];
  clock: Clock;
}

/** Returns whether a request is pending, and whether it is the human check. */
export function pendingState({ snapshot }: Pick<StepProps, 'snapshot'>): { pending: boolean; checking: boolean } {
  return { pending: snapshot.hasTag('pending'), checking: snapshot.matches('checkingHuman') };
}
