import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HumanCheckProvider } from '../../humanCheck/context.ts';
import type { HumanCheckOutcome } from '../../humanCheck/service.ts';
import { textsOf } from '../../stories/flow-story.tsx';
import { screenOf, user, fillField, type PlayContext } from '../../stories/form-stories.ts';
import { createDeadline, type Clock } from '../machine/countdown.ts';
import { storeRequest } from '../machine/stored-request.ts';

/** Returns the texts of the dialog in the story's language. */
export const words = (context: PlayContext) => textsOf(context, 'phoneLogin');

/** Finds the dialog. */
export const dialogOf = (context: PlayContext) => screenOf(context).findByRole('dialog');

/** Finds the field of the phone number. */
export const findPhoneField = (context: PlayContext) =>
  screenOf(context).findByRole('textbox', { name: words(context).phone.label });

/** Enters a phone number of Togo and submits it. */
export async function enterNumber(context: PlayContext) {
  const phone = await findPhoneField(context);
  await waitFor(() => expect(phone).toHaveFocus());
  await fillField(phone, '90 12 34 56');
  await user.keyboard('{Enter}');
}

/** Enters both names and submits them. */
export async function enterNames(context: PlayContext) {
  const { firstname, lastname } = words(context).names;
  await user.type(await screenOf(context).findByRole('textbox', { name: firstname }), 'Efua');
  await user.type(screenOf(context).getByRole('textbox', { name: lastname }), 'Dogbe{Enter}');
}

const passed = (): Promise<HumanCheckOutcome> =>
  Promise.resolve({ ok: true, humanCheck: { kind: 'altcha', token: 'proof' } });

/** Decorator with a human check that passes at once. The real checks have their own stories. */
export const withPassingHumanCheck: Decorator = (Story) => (
  <HumanCheckProvider value={passed}>
    <Story />
  </HumanCheckProvider>
);

/** Creates a stopped clock that a story advances. */
export function createManualClock() {
  const begin = { wall: 1_780_000_000_000, steady: 10_000, page: 1 };
  const state = { ...begin };
  return {
    wall: () => state.wall,
    steady: () => state.steady,
    get page() {
      return state.page;
    },
    reset: () => Object.assign(state, begin),
    /** Advances both clocks by some seconds. */
    pass: (seconds: number) =>
      Object.assign(state, { wall: state.wall + seconds * 1000, steady: state.steady + seconds * 1000 }),
    /** Changes the system time by some seconds, as a user would. */
    set: (seconds: number) => Object.assign(state, { wall: state.wall + seconds * 1000 }),
    reload: () => Object.assign(state, { page: state.page + 1, steady: 0 }),
  } satisfies Clock & Record<string, unknown>;
}

/** The clock of the stories about the code step. Each of them resets it first. */
export const clock = createManualClock();

/** Stores a request for which a number of codes were sent, the last one now. */
export const storedRequest = (sends: number, now: Clock = clock) =>
  storeRequest({
    phone: '+22890123456',
    firstname: '',
    lastname: '',
    sends,
    resend: createDeadline(120 * sends, now),
    expiry: createDeadline(600, now),
    open: true,
  });

/** Finds the code field. */
export const findCodeField = (context: PlayContext) =>
  screenOf(context).findByRole('textbox', { name: words(context).code.label });

/** Finds the button with the remaining time until another code can be sent. */
export const resendIn = (context: PlayContext, minutes: number, seconds: number) =>
  screenOf(context).findByText(
    words(context).code.resendIn.replace('{{minutes}}', String(minutes)).replace('{{seconds}}', String(seconds)),
  );
