import type { Failure } from '@kermesse/api/client';
import type { ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../../unprovided.ts';
import {
  emptyDraft,
  noProgress,
  stepsOf,
  type SetupDraft,
  type StepName,
  type SubmissionProgress,
  type UploadedDocument,
} from './draft.ts';
import { isSubmitted, type Outcome, type Submission } from './submit.ts';

/** The status of the stepper (specification §2). */
export type StepperStatus = 'process' | 'wait' | 'error' | 'finish';

/** A failure, and the part of the submission in which it happened. */
export type SetupFailure = Failure & { phase: Outcome['phase'] };

interface Context {
  draft: SetupDraft;
  progress: SubmissionProgress;
  userId: string;
  failure: SetupFailure | null;
  /** A submission that began before the screen was opened, while it is pending. */
  pending: Promise<Outcome> | undefined;
}

/** The input of a step. Each group is complete and replaces the one in the draft. */
export type StepInput = Partial<Pick<SetupDraft, 'company' | 'more' | 'links' | 'services'>>;

/** The events of the machine. */
export type SetupEvent =
  | { type: 'CHOOSE'; profileType: ChosenProfileType }
  | { type: 'WRITE'; written: StepInput }
  | { type: 'ADD_DOCUMENT'; document: UploadedDocument }
  | { type: 'REMOVE_DOCUMENT'; path: string }
  | { type: 'NEXT' }
  | { type: 'BACK' };

interface Input {
  userId: string;
  draft?: SetupDraft;
  /** What was submitted before a reload. The machine begins with the success if that is everything. */
  progress?: SubmissionProgress;
  /** A pending submission of the draft, which the user left before. The machine begins by waiting for it. */
  pending?: Promise<Outcome>;
}

const lastStep = ({ type }: SetupDraft): number => (type === null ? 0 : stepsOf[type].length - 1);

/** The step in which each group of the request's fields is entered. */
const stepOfGroup: Record<string, StepName> = {
  companyInfo: 'company',
  additionalInfo: 'more',
  socialNetworksLinks: 'links',
};

/** Returns the first step with a server error. */
function stepWithErrors({ failure, phase }: Outcome, draft: SetupDraft): number {
  if (phase === 'documents' || draft.type === null || draft.type === 'customer') return lastStep(draft);
  const fields = failure?.kind === 'refused' ? Object.keys(failure.fields ?? {}) : [];
  const rejected = new Set(fields.flatMap((field) => field.split('.')).map((part) => stepOfGroup[part]));
  const first = stepsOf[draft.type].findIndex((step) => rejected.has(step));
  return first === -1 ? draft.step : first;
}

/** Ignores these events during and after a submission, which uses the sent values. */
const ignoredWhileSubmitting = { NEXT: {}, BACK: {}, ADD_DOCUMENT: {}, REMOVE_DOCUMENT: {} };

/**
 * The state machine of the profile set-up (specification §2, §4): the type, then a stepper whose status is `process`,
 * `wait` during a submission, `error` or `finish`. The input is always kept. After a partial failure, the next
 * submission continues where the last one stopped. The screen provides the actor `submit`.
 */
export const profileSetupMachine = setup({
  types: { context: {} as Context, events: {} as SetupEvent, input: {} as Input },
  actors: {
    submit: fromPromise<Outcome, Submission>(unprovided),
  },
  guards: {
    pending: ({ context }) => context.pending !== undefined && context.draft.type !== null,
    submitted: ({ context: { draft, progress } }) => isSubmitted(draft, progress),
    chosen: ({ context }) => context.draft.type !== null,
    last: ({ context }) => context.draft.step === lastStep(context.draft),
    profileCreated: ({ context }) => context.progress.profile !== null,
    first: ({ context }) => context.draft.step === 0,
    refused: (_, outcome: Outcome) => outcome.failure !== null,
  },
  actions: {
    choose: assign(({ context: { draft } }, type: ChosenProfileType) => ({ draft: { ...draft, type, step: 0 } })),
    write: assign(({ context: { draft } }, written: StepInput) => ({ draft: { ...draft, ...written } })),
    addDocument: assign(({ context: { draft } }, document: UploadedDocument) => ({
      draft: { ...draft, documents: [...draft.documents, document] },
    })),
    removeDocument: assign(({ context: { draft } }, removed: string) => ({
      draft: { ...draft, documents: draft.documents.filter(({ path }) => path !== removed) },
    })),
    forward: assign(({ context: { draft } }) => ({ draft: { ...draft, step: draft.step + 1 }, failure: null })),
    backward: assign(({ context: { draft } }) => ({ draft: { ...draft, step: draft.step - 1 }, failure: null })),
    recordSuccess: assign(({ context }, { profile, sent }: Outcome) => ({
      ...context,
      progress: { profile, sent },
      failure: null,
    })),
    recordFailure: assign(({ context: { draft } }, outcome: Outcome) => ({
      failure: outcome.failure && { ...outcome.failure, phase: outcome.phase },
      progress: { profile: outcome.profile, sent: outcome.sent, begun: outcome.begun },
      draft: { ...draft, step: stepWithErrors(outcome, draft) },
    })),
    recordOffline: assign({ failure: { kind: 'offline', phase: 'profile' } satisfies SetupFailure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'profileSetup',
  context: ({ input: { userId, draft = emptyDraft, progress = noProgress, pending } }) => ({
    userId,
    draft,
    progress,
    failure: null,
    pending,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: 'pending', target: 'stepping.wait' },
        { guard: 'submitted', target: 'stepping.finish' },
        { guard: 'chosen', target: 'stepping' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event.profileType } },
        NEXT: { guard: 'chosen', target: 'stepping' },
      },
    },
    stepping: {
      initial: 'process',
      states: {
        process: {},
        wait: {
          on: ignoredWhileSubmitting,
          exit: assign({ pending: undefined }),
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { draft, userId, progress, pending } }) => ({ draft, userId, progress, pending }),
            onDone: [
              {
                guard: { type: 'refused', params: ({ event }) => event.output },
                target: 'error',
                actions: { type: 'recordFailure', params: ({ event }) => event.output },
              },
              { target: 'finish', actions: { type: 'recordSuccess', params: ({ event }) => event.output } },
            ],
            onError: { target: 'error', actions: 'recordOffline' },
          },
        },
        error: {},
        finish: { on: { ...ignoredWhileSubmitting, WRITE: {} } },
      },
      on: {
        WRITE: { actions: { type: 'write', params: ({ event }) => event.written } },
        ADD_DOCUMENT: { actions: { type: 'addDocument', params: ({ event }) => event.document } },
        REMOVE_DOCUMENT: { actions: { type: 'removeDocument', params: ({ event }) => event.path } },
        NEXT: [
          { guard: 'last', target: '.wait', actions: 'clearFailure' },
          { target: '.process', actions: 'forward' },
        ],
        // When the profile exists already, only its documents can still be changed.
        BACK: [
          { guard: 'profileCreated' },
          { guard: 'first', target: 'choosing', actions: 'clearFailure' },
          { target: '.process', actions: 'backward' },
        ],
      },
    },
  },
});
