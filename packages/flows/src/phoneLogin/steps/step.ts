import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Clock } from '../machine/countdown.ts';
import type { phoneLoginMachine } from '../machine/machine.ts';

/** What the form of a step is handed. */
export interface StepProps {
  snapshot: SnapshotFrom<typeof phoneLoginMachine>;
  send: ActorRefFrom<typeof phoneLoginMachine>['send'];
  clock: Clock;
}

/** Whether something is under way, and whether it is the human check. */
export function pendingState({ snapshot }: Pick<StepProps, 'snapshot'>): { pending: boolean; checking: boolean } {
  return { pending: snapshot.hasTag('pending'), checking: snapshot.matches('checkingHuman') };
}
