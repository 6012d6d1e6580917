import { assign, fromPromise, setup } from 'xstate';

/** Why somebody leaves: the six reasons of specification §9, as keys of this flow's texts. */
export const reasons = ['unused', 'alternative', 'privacy', 'complex', 'features', 'other'] as const;
export type Reason = (typeof reasons)[number];

/** What is asked for before an account is deleted (specification §3, "Delete request"). */
export interface DeleteRequest {
  reason: Reason | null;
  email: string;
  password: string;
  confirmText: string;
}

export type DeleteField = 'email' | 'password' | 'confirmText';

interface Context extends DeleteRequest {
  /** What the visitor has to type, in the language of the page. */
  phrase: string;
  failed: boolean;
}

/** Whether the final button may be pressed: email and password filled, the phrase typed (specification §5). */
const isComplete = ({ email, password, confirmText, phrase }: Context): boolean =>
  email.trim() !== '' && password !== '' && confirmText.trim() === phrase;

/** What can happen on the way out. */
export type DeleteEvent =
  | { type: 'REASON'; reason: Reason }
  | { type: 'CONTINUE' }
  | { type: 'BACK' }
  | { type: 'TYPE'; field: DeleteField; text: string }
  | { type: 'DELETE' };

/** A deletion that calls nobody and takes so many milliseconds: two seconds by specification §9. */
export const deletionAfter = (delay: number) =>
  fromPromise<void, DeleteRequest>(() => new Promise((resolve) => setTimeout(resolve, delay)));

/**
 * Deleting an account (specification §2, §4): a warning with an optional reason, the final confirmation, and the
 * message that it is pending. The actor `deletion` waits two seconds and calls no server; a backend is wired by
 * providing another: `deleteAccountMachine.provide({ actors: { deletion } })`, which rejects when it could not be done.
 */
export const deleteAccountMachine = setup({
  types: { context: {} as Context, events: {} as DeleteEvent, input: {} as { phrase: string } },
  actors: {
    deletion: deletionAfter(2000),
  },
  guards: {
    complete: ({ context }) => isComplete(context),
  },
  actions: {
    choose: assign(({ event, context }) => (event.type === 'REASON' ? { reason: event.reason } : context)),
    write: assign(({ event, context }) => (event.type === 'TYPE' ? { [event.field]: event.text, failed: false } : context)),
    forget: assign({ password: '', confirmText: '' }),
    fail: assign({ failed: true }),
    retry: assign({ failed: false }),
  },
}).createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({ reason: null, email: '', password: '', confirmText: '', failed: false, phrase: input.phrase }),
  initial: 'warning',
  states: {
    warning: {
      on: { REASON: { actions: 'choose' }, CONTINUE: 'confirmation' },
    },
    confirmation: {
      on: {
        TYPE: { actions: 'write' },
        BACK: { target: 'warning', actions: 'retry' },
        DELETE: { guard: 'complete', target: 'deleting', actions: 'retry' },
      },
    },
    deleting: {
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { reason, email, password, confirmText } }) => ({ reason, email, password, confirmText }),
        onDone: { target: 'done', actions: 'forget' },
        onError: { target: 'confirmation', actions: 'fail' },
      },
    },
    done: { type: 'final' },
  },
});
