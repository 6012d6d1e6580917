import type { Failure } from '@kermesse/api/failure';
import { deletionPhrases, type DeletionReason } from '@kermesse/api/schemas/account/deletion';
import { assign, fromPromise, setup } from 'xstate';

/** The six reasons for a deletion (specification §9), as keys of this flow's texts. */
export const reasons = [
  'unused',
  'alternative',
  'privacy',
  'complex',
  'features',
  'other',
] as const satisfies readonly DeletionReason[];

/** The input that a deletion requires (specification §3, "Delete request"). */
export interface DeleteRequest {
  reason: DeletionReason | null;
  email: string;
  password: string;
  confirmText: string;
}

/** A field of the final confirmation (specification §2, step 2). */
export type DeleteField = 'email' | 'password' | 'confirmText';

/**
 * The proof of identity required with the phrase: email and password (specification §5), only the email for an account
 * without a password, or nothing for an account without email and password. Without a password, the backend requires a
 * recent login.
 */
export type OwnerProof = 'password' | 'email' | 'phrase';

/** The response of a backend: the time at which the account is erased, ISO 8601. Undefined without a backend. */
export type DeletionResponse = { eraseAt: string } | undefined;

/** The error of a deletion that a backend rejected or did not respond to, with the failure of its call. */
export class DeletionFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The input of the machine. */
export interface DeleteInput {
  /** The phrase that the user has to type, in the language of the page. The English phrase is accepted too. */
  phrase: string;
  /** The required proof; `password` by default. */
  proof?: OwnerProof;
  /** The input from before the user logged in again. With it, the machine begins with the confirmation. */
  typed?: Partial<DeleteRequest>;
}

interface Context extends DeleteRequest, Required<Pick<DeleteInput, 'phrase' | 'proof'>> {
  resumed: boolean;
  failed: boolean;
  /** The failure of the call, when the backend was called. */
  failure: Failure | null;
  /** The time at which the account is erased, when the backend deletes accounts. */
  eraseAt: string | null;
}

/** Returns the fields that are incomplete (specification §5): empty ones, and the phrase when it does not match. */
export function findMissingFields({
  email,
  password,
  confirmText,
  phrase,
  proof,
}: DeleteRequest & Required<Pick<DeleteInput, 'phrase' | 'proof'>>): DeleteField[] {
  const missing: DeleteField[] = [];
  if (proof !== 'phrase' && email.trim() === '') missing.push('email');
  if (proof === 'password' && password === '') missing.push('password');
  if (![phrase, deletionPhrases.en].includes(confirmText.trim())) missing.push('confirmText');
  return missing;
}

/** The events of the machine. */
export type DeleteEvent =
  | { type: 'REASON'; reason: DeletionReason }
  | { type: 'CONTINUE' }
  | { type: 'BACK' }
  | { type: 'TYPE'; field: DeleteField; text: string }
  | { type: 'DELETE' };

/** Creates a deletion that sends no request and takes `delay` milliseconds: two seconds by specification §9. */
export const deletionAfter = (delay: number) =>
  fromPromise<DeletionResponse, DeleteRequest>(
    () => new Promise((resolve) => setTimeout(() => resolve(undefined), delay)),
  );

/**
 * The state machine that deletes an account (specification §2, §4): a warning with an optional reason, the final
 * confirmation, and the message that the deletion is pending. By default the actor `deletion` waits two seconds and
 * calls no server. To call a backend, provide another actor: `deleteAccountMachine.provide({ actors: { deletion } })`.
 * It should reject with `DeletionFailed` when the deletion fails.
 */
export const deleteAccountMachine = setup({
  types: { context: {} as Context, events: {} as DeleteEvent, input: {} as DeleteInput },
  actors: {
    deletion: deletionAfter(2000),
  },
  guards: {
    complete: ({ context }) => findMissingFields(context).length === 0,
    resumed: ({ context }) => context.resumed,
  },
  actions: {
    choose: assign((_, reason: DeletionReason) => ({ reason })),
    write: assign((_, { field, text }: { field: DeleteField; text: string }) => ({
      [field]: text,
      failed: false,
      failure: null,
    })),
    forget: assign({ password: '', confirmText: '' }),
    retry: assign({ failed: false, failure: null }),
  },
}).createMachine({
  id: 'deleteAccount',
  context: ({ input: { phrase, proof = 'password', typed } }) => ({
    reason: null,
    email: '',
    password: '',
    confirmText: '',
    ...typed,
    phrase,
    proof,
    resumed: typed !== undefined,
    failed: false,
    failure: null,
    eraseAt: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'resumed', target: 'confirmation' }, { target: 'warning' }],
    },
    warning: {
      on: {
        REASON: { actions: { type: 'choose', params: ({ event }) => event.reason } },
        CONTINUE: 'confirmation',
      },
    },
    confirmation: {
      on: {
        TYPE: { actions: { type: 'write', params: ({ event }) => event } },
        BACK: { target: 'warning', actions: 'retry' },
        DELETE: { guard: 'complete', target: 'deleting', actions: 'retry' },
      },
    },
    deleting: {
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { reason, email, password, confirmText } }) => ({ reason, email, password, confirmText }),
        onDone: {
          target: 'done',
          actions: ['forget', assign(({ event }) => ({ eraseAt: event.output?.eraseAt ?? null }))],
        },
        onError: {
          target: 'confirmation',
          actions: assign(({ event }) => ({
            failed: true,
            failure: event.error instanceof DeletionFailed ? event.error.failure : null,
          })),
        },
      },
    },
    done: { type: 'final' },
  },
});
