import { fails, generatedPaths, succeeds } from '../paths/paths.ts';
import { deleteAccountMachine } from './machine.ts';

/** The input on the paths, besides the phrase. */
const typed = { email: 'afi@example.com', password: 'Kermesse-2026!' };

/** Returns generated paths through the account deletion, with the phrase of a language. */
export const deletePaths = (phrase: string) =>
  generatedPaths({
    machine: deleteAccountMachine,
    inputs: [{ phrase }, { phrase, proof: 'phrase', typed: { reason: 'privacy', confirmText: phrase } }],
    events: [
      { type: 'REASON', reason: 'privacy' },
      { type: 'CONTINUE' },
      { type: 'BACK' },
      { type: 'TYPE', field: 'email', text: typed.email },
      { type: 'TYPE', field: 'password', text: typed.password },
      { type: 'TYPE', field: 'confirmText', text: phrase },
      { type: 'DELETE' },
      succeeds('deletion'),
      fails('deletion'),
    ],
    // With the proof `phrase`, only the phrase has a field.
    possible: ({ context: { proof } }, event) =>
      !(proof === 'phrase' && event.type === 'TYPE' && event.field !== 'confirmText'),
    situation: ({ value, context: { reason, email, password, confirmText, failed } }) => [
      value,
      reason,
      email,
      password,
      confirmText,
      failed,
    ],
  });
