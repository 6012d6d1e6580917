import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Clock } from '../machine/countdown.ts';
import type { phoneLoginMachine } from '../machine/machine.ts';

/** The props of a step's form. */
export interface StepProps {
  snapshot: SnapshotFrom<typeof phoneLoginMachine>;
  send: ActorRefFrom<typeof phoneLoginMachine>['send'];
  clock: Clock;
}

/**
 * Returns whether a request is pending, and whether it is the human check or another one. Only the human check can be
 * cancelled.
 */
export function pendingState({ snapshot }: Pick<StepProps, 'snapshot'>) {
  const [pending, checking] = [snapshot.hasTag('pending'), snapshot.matches('checkingHuman')];
  return { pending, checking, sending: pending && !checking };
}
