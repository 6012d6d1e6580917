import { fails, generatedPaths, succeeds } from '../../stories/paths/paths.ts';
import { deleteAccountMachine, type DeleteRequest } from '../machine.ts';

/** Returns the input of a deletion that was complete, with the phrase of a language. */
const completeRequest = (phrase: string): DeleteRequest => ({
  reason: 'privacy',
  email: 'afi@example.com',
  password: 'Kermesse-2026!',
  confirmText: phrase,
});

/** Returns generated paths through the account deletion, with the phrase of a language. */
export const deletePaths = (phrase: string) =>
  generatedPaths({
    machine: deleteAccountMachine,
    inputs: [
      { proof: 'password', restored: false },
      { proof: 'phrase', restored: true },
    ],
    events: [
      { type: 'CONTINUE' },
      { type: 'BACK' },
      { type: 'DELETE', request: completeRequest(phrase) },
      succeeds('deletion', { ok: true, data: { eraseAt: null } }),
      succeeds('deletion', { ok: false, failure: { kind: 'offline' } }),
      fails('deletion'),
    ],
    situation: ({ value, context: { error } }) => [value, error],
  });
