import type { Result } from '@kermesse/api/client';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { isDeletionPhrase, type DeletionReason } from '@kermesse/api/schemas/account/deletion';
import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** The input that a deletion requires (specification §3, "Delete request"). The reason is '' when none is chosen. */
export type DeleteRequest = { reason: DeletionReason | ''; email: string; password: string; confirmText: string };

/**
 * The proof of identity required with the phrase: email and password (specification §5), only the email for an account
 * without a password, or nothing for an account without email and password. Without a password, the backend requires a
 * recent login.
 */
export type OwnerProof = 'password' | 'email' | 'phrase';

/** The result of a deletion: the time at which the account is erased, ISO 8601; null without a backend. */
export type DeletionResult = Result<{ eraseAt: string | null }>;

/** The input of the machine. */
export interface DeleteInput {
  proof: OwnerProof;
  /** Whether the input of a confirmation is restored, so that the machine begins with this step. */
  restored: boolean;
}

interface Context extends DeleteInput {
  error: ErrorMessage | undefined;
  /** The time at which the account is erased, when the backend deletes accounts. */
  eraseAt: string | null;
}

/** The events of the machine. */
export type DeleteEvent = { type: 'CONTINUE' } | { type: 'BACK' } | { type: 'DELETE'; request: DeleteRequest };

/** Whether the required input is complete, and the phrase matches (specification §5). */
function isComplete({ email, password, confirmText }: DeleteRequest, proof: OwnerProof): boolean {
  if (proof !== 'phrase' && email.trim() === '') return false;
  if (proof === 'password' && password === '') return false;
  return isDeletionPhrase(confirmText);
}

/** Creates a deletion that sends no request and takes `delay` milliseconds: two seconds by specification §9. */
export const deletionAfter = (delay: number) =>
  fromPromise<DeletionResult, DeleteRequest>(
    () => new Promise((resolve) => setTimeout(() => resolve({ ok: true, data: { eraseAt: null } }), delay)),
  );

/**
 * The state machine that deletes an account (specification §2, §4): a warning with an optional reason, the final
 * confirmation, and the message that the deletion is pending. By default the actor `deletion` waits two seconds and
 * calls no server. To call a backend, provide another actor: `deleteAccountMachine.provide({ actors: { deletion } })`.
 */
export const deleteAccountMachine = setup({
  types: { context: {} as Context, events: {} as DeleteEvent, input: {} as DeleteInput },
  actors: { deletion: deletionAfter(2000) },
  guards: {
    complete: ({ context }, request: DeleteRequest) => isComplete(request, context.proof),
    restored: ({ context }) => context.restored,
  },
  actions: { forgetError: assign({ error: undefined }) },
}).createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({ ...input, error: undefined, eraseAt: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'restored', target: 'confirmation' }, { target: 'warning' }],
    },
    warning: {
      on: { CONTINUE: 'confirmation' },
    },
    confirmation: {
      on: {
        BACK: { target: 'warning', actions: 'forgetError' },
        DELETE: {
          guard: { type: 'complete', params: ({ event }) => event.request },
          target: 'deleting',
          actions: 'forgetError',
        },
      },
    },
    deleting: {
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ event }) => {
          assertEvent(event, 'DELETE');
          return event.request;
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'done',
            actions: assign({ eraseAt: ({ event }) => (event.output.ok ? event.output.data.eraseAt : null) }),
          },
          {
            target: 'confirmation',
            actions: assign({
              error: ({ event }) => (event.output.ok ? undefined : messageFor('deleteAccount', event.output.failure)),
            }),
          },
        ],
        onError: {
          target: 'confirmation',
          actions: assign({ error: { message: 'deletionFailed', help: 'nothingDeleted' } }),
        },
      },
    },
    done: { type: 'final' },
  },
});
