import type { Failure } from '@kermesse/api/failure';
import { deletionPhrases, type DeletionReason } from '@kermesse/api/schemas/account/deletion';
import { assign, fromPromise, setup } from 'xstate';

/** Why somebody leaves: the six reasons of specification §9, as keys of this flow's texts. */
export const reasons = [
  'unused',
  'alternative',
  'privacy',
  'complex',
  'features',
  'other',
] as const satisfies readonly DeletionReason[];
export type Reason = DeletionReason;

/** What is asked for before an account is deleted (specification §3, "Delete request"). */
export interface DeleteRequest {
  reason: Reason | null;
  email: string;
  password: string;
  confirmText: string;
}

export type DeleteField = 'email' | 'password' | 'confirmText';

/**
 * What the owner gives beside the phrase: email and password (specification §5), or, where there is no password, the email
 * alone, or nothing where there is no email either. Without a password they have logged in a moment ago.
 */
export type OwnerProof = 'password' | 'email' | 'phrase';

/** What a backend answers to a deletion: when the account is erased, ISO 8601. Undefined where none is called. */
export type DeletionAnswer = { eraseAt: string } | undefined;

/** A deletion that a backend refused or did not answer, with the failure of its call. */
export class DeletionFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** What the machine begins with. */
export interface DeleteInput {
  /** What the visitor has to type, in the language of the page; the English phrase is accepted too. */
  phrase: string;
  /** `password` by default. */
  proof?: OwnerProof;
  /** What was typed before the owner logged in again: it begins with the confirmation then. */
  typed?: Partial<DeleteRequest>;
}

interface Context extends DeleteRequest, Required<Pick<DeleteInput, 'phrase' | 'proof'>> {
  resumed: boolean;
  failed: boolean;
  /** Why it failed, where the backend gave a reason. */
  failure: Failure | null;
  /** When the account is erased, where the backend deletes accounts. */
  eraseAt: string | null;
}

/** What the final button waits for (specification §5): the empty fields, and the phrase where it is not the one asked for. */
export function missingFrom({
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

/** What can happen on the way out. */
export type DeleteEvent =
  | { type: 'REASON'; reason: Reason }
  | { type: 'CONTINUE' }
  | { type: 'BACK' }
  | { type: 'TYPE'; field: DeleteField; text: string }
  | { type: 'DELETE' };

/** A deletion that calls nobody and takes so many milliseconds: two seconds by specification §9. */
export const deletionAfter = (delay: number) =>
  fromPromise<DeletionAnswer, DeleteRequest>(
    () => new Promise((resolve) => setTimeout(() => resolve(undefined), delay)),
  );

/**
 * Deleting an account (specification §2, §4): a warning with an optional reason, the final confirmation, and the
 * message that it is pending. The actor `deletion` waits two seconds and calls no server; a backend is wired by
 * providing another: `deleteAccountMachine.provide({ actors: { deletion } })`, which rejects when it could not be done,
 * best with `DeletionFailed`.
 */
export const deleteAccountMachine = setup({
  types: { context: {} as Context, events: {} as DeleteEvent, input: {} as DeleteInput },
  actors: {
    deletion: deletionAfter(2000),
  },
  guards: {
    complete: ({ context }) => missingFrom(context).length === 0,
    resumed: ({ context }) => context.resumed,
  },
  actions: {
    choose: assign((_, reason: Reason) => ({ reason })),
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
