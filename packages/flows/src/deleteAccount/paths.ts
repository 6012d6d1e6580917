import { answers, breaks, generatedPaths } from '../paths/paths.ts';
import { deleteAccountMachine } from './machine.ts';

/** What is typed on the paths, beside the phrase of the language. */
const typed = { email: 'afi@example.com', password: 'Kermesse-2026!' };

/** Generated ways through leaving, in the words of a language. */
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
      answers('deletion'),
      breaks('deletion'),
    ],
    // Only the phrase is asked for.
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
