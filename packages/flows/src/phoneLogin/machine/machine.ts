import { offlineMessage } from '@kermesse/api/error-message';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { HumanCheckOutcome } from '../../humanCheck/service.ts';
import { unprovided } from '../../unprovided.ts';
import {
  initialContext,
  type LookUpResult,
  type PhoneOwner,
  type PhoneLoginContext,
  type PhoneLoginEvent,
  type PhoneLoginInput,
  type SendResult,
  type VerifyResult,
} from './context.ts';
import { everySecond, secondsLeft, type Clock, type Deadline } from './countdown.ts';
import {
  isAlreadySent,
  lookUpOutcome,
  canResend,
  codeRequestAfter,
  requestAfterRefusal,
  errorOfCheck,
  errorOfLookUp,
  errorOfSend,
  errorOfVerify,
  sendOutcome,
  unansweredAfter,
} from './outcomes.ts';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import type { SessionStart } from '@kermesse/api/schemas/account/user';

/** What a form does: it removes an error about a wait when the wait is over. */
const form = {
  invoke: {
    src: 'wait',
    input: ({ context: { error, clock } }: { context: PhoneLoginContext }) => ({ until: error?.until, clock }),
  },
  on: { WAIT_OVER: { guard: 'errorExpires', actions: 'forgetError' } },
} as const;

/**
 * The state machine of phone login (specification §4): the number, the names when the number is unknown, the human
 * check, the code, the session. While a request is pending, its form stays on the screen (`context.step`). After a
 * failure the machine returns to that form with all input. `usePhoneLogin` provides the actors, which return failures
 * as data.
 */
export const phoneLoginMachine = setup({
  types: {
    context: {} as PhoneLoginContext,
    events: {} as PhoneLoginEvent,
    input: {} as PhoneLoginInput,
  },
  actors: {
    lookUp: fromPromise<LookUpResult, { phone: string }>(unprovided),
    checkHuman: fromPromise<HumanCheckOutcome, { interactive: boolean }>(unprovided),
    sendCode: fromPromise<SendResult, PhoneOwner & { humanCheck: HumanCheck | undefined }>(unprovided),
    verifyCode: fromPromise<VerifyResult, PhoneOwner & { code: string }>(unprovided),
    connect: fromPromise<void, { started: SessionStart | undefined }>(unprovided),
    /** Sends `WAIT_OVER` at a time, if there is one. */
    wait: fromCallback<EventObject, { until: Deadline | undefined; clock: Clock }>(({ input, sendBack }) => {
      const { until, clock } = input;
      if (until === undefined) return undefined;
      return everySecond(() => {
        if (secondsLeft(until, clock) === 0) sendBack({ type: 'WAIT_OVER' });
      });
    }),
  },
  actions: {
    forgetError: assign({ error: undefined }),
    /** Stores the request for a reload, or removes it. */
    remember: (_actors, _request: { request: PhoneLoginContext['request'] }) => undefined,
  },
  guards: {
    cameFromCode: ({ context }) => context.step === 'code',
    cameFromNames: ({ context }) => context.step === 'names',
    countdownOver: ({ context }) => canResend(context),
    errorExpires: ({ context }) => context.error?.until !== undefined,
  },
}).createMachine({
  id: 'phoneLogin',
  context: ({ input }) => initialContext(input),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'cameFromCode', target: 'code' }, { target: 'phone' }],
    },
    phone: {
      entry: assign({ step: 'phone', resent: false }),
      invoke: form.invoke,
      on: {
        ...form.on,
        SUBMIT_PHONE: [
          {
            description: 'a valid code was already sent',
            guard: ({ context, event }) => isAlreadySent(event.phone, context),
            target: 'code',
            // Another number may have been tried meanwhile, which has removed the names of this one.
            actions: assign({
              phone: ({ event }) => event.phone,
              firstname: ({ context }) => context.request?.firstname ?? '',
              lastname: ({ context }) => context.request?.lastname ?? '',
              error: undefined,
            }),
          },
          {
            target: 'lookingUp',
            actions: assign({ phone: ({ event }) => event.phone, firstname: '', lastname: '', error: undefined }),
          },
        ],
      },
    },
    lookingUp: {
      tags: 'pending',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: [
          {
            description: 'known',
            guard: ({ event }) => lookUpOutcome(event.output) === 'known',
            target: 'checkingHuman',
            actions: assign({ lookUpLimited: false }),
          },
          {
            description: 'unknown',
            guard: ({ event }) => lookUpOutcome(event.output) === 'unknown',
            target: 'names',
            actions: assign({ lookUpLimited: false }),
          },
          {
            description: 'limited: the request for a code shows whether the number is known',
            guard: ({ event }) => lookUpOutcome(event.output) === 'limited',
            target: 'checkingHuman',
            actions: assign({ lookUpLimited: true }),
          },
          { target: 'phone', actions: assign({ error: ({ event }) => errorOfLookUp(event.output) }) },
        ],
        onError: { target: 'phone', actions: assign({ error: offlineMessage }) },
      },
    },
    names: {
      entry: assign({ step: 'names' }),
      invoke: form.invoke,
      on: {
        ...form.on,
        SUBMIT_NAMES: {
          target: 'checkingHuman',
          actions: assign({
            firstname: ({ event }) => event.firstname,
            lastname: ({ event }) => event.lastname,
            error: undefined,
          }),
        },
        CHANGE_NUMBER: { target: 'phone', actions: assign({ error: undefined }) },
      },
    },
    checkingHuman: {
      tags: 'pending',
      invoke: {
        id: 'checkHuman',
        src: 'checkHuman',
        input: ({ context }) => ({ interactive: context.interactive }),
        onDone: [
          {
            description: 'with a proof',
            guard: ({ event }) => event.output.ok,
            target: 'sendingCode',
            actions: assign({ humanCheck: ({ event }) => (event.output.ok ? event.output.humanCheck : undefined) }),
          },
          { target: 'goingBack', actions: assign({ error: ({ event }) => errorOfCheck(event.output) }) },
        ],
        onError: { target: 'goingBack', actions: assign({ error: offlineMessage }) },
      },
      on: {
        CHANGE_NUMBER: { target: 'phone', actions: assign({ error: undefined }) },
      },
    },
    sendingCode: {
      tags: 'pending',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { phone, firstname, lastname, humanCheck } }) => ({
          phone,
          firstname,
          lastname,
          humanCheck,
        }),
        onDone: [
          {
            description: 'sent',
            guard: ({ context, event }) => sendOutcome(event.output, context) === 'sent',
            target: 'code',
            actions: [
              assign({
                request: ({ context, event }) => codeRequestAfter(event.output, context),
                resent: ({ context }) => context.step === 'code',
                interactive: false,
                unanswered: undefined,
                error: undefined,
              }),
              { type: 'remember', params: ({ context }) => ({ request: context.request }) },
            ],
          },
          {
            description: 'the score is too low',
            guard: ({ context, event }) => sendOutcome(event.output, context) === 'interactive',
            target: 'checkingHuman',
            actions: assign({ interactive: true }),
          },
          {
            description: 'names are missing',
            guard: ({ context, event }) => sendOutcome(event.output, context) === 'names',
            target: 'names',
            actions: assign({ error: ({ context, event }) => errorOfSend(event.output, context) }),
          },
          {
            target: 'goingBack',
            actions: [
              assign({
                error: ({ context, event }) => errorOfSend(event.output, context),
                unanswered: ({ context, event }) => unansweredAfter(event.output, context),
                request: ({ context, event }) => requestAfterRefusal(event.output, context),
              }),
              { type: 'remember', params: ({ context }) => ({ request: context.request }) },
            ],
          },
        ],
        onError: { target: 'goingBack', actions: assign({ error: offlineMessage }) },
      },
    },
    /** Returns to the previous form with all input. */
    goingBack: {
      always: [
        { guard: 'cameFromCode', target: 'code' },
        { guard: 'cameFromNames', target: 'names' },
        { target: 'phone' },
      ],
    },
    code: {
      entry: assign({ step: 'code' }),
      invoke: form.invoke,
      on: {
        ...form.on,
        SUBMIT_CODE: {
          target: 'verifyingCode',
          actions: assign({ code: ({ event }) => event.code, error: undefined }),
        },
        RESEND: {
          guard: 'countdownOver',
          target: 'checkingHuman',
          actions: assign({ error: undefined, resent: false }),
        },
        CHANGE_NUMBER: { target: 'phone', actions: assign({ error: undefined }) },
      },
    },
    verifyingCode: {
      tags: 'pending',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context: { phone, firstname, lastname, code } }) => ({ phone, firstname, lastname, code }),
        onDone: [
          {
            description: 'right',
            guard: ({ event }) => event.output.ok,
            target: 'connecting',
            // The form keeps its request, and with it its countdowns, until the next page loads.
            actions: [
              assign({ started: ({ event }) => (event.output.ok ? event.output.data : undefined) }),
              { type: 'remember', params: { request: undefined } },
            ],
          },
          { target: 'code', actions: assign({ error: ({ context, event }) => errorOfVerify(event.output, context) }) },
        ],
        onError: { target: 'code', actions: assign({ error: offlineMessage }) },
      },
    },
    connecting: {
      tags: 'pending',
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context }) => ({ started: context.started }),
        onDone: 'connected',
        onError: {
          target: 'phone',
          actions: assign({ request: undefined, error: { message: 'loginFailed', help: 'retry' } }),
        },
      },
    },
    /** The form stays on the screen, pending, until the next page loads. */
    connected: { type: 'final', tags: 'pending' },
  },
});
