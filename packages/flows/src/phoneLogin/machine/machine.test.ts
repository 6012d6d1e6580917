import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { LookUpResult } from './context.ts';
import { createDeadline, type Clock } from './countdown.ts';
import { phoneLoginMachine } from './machine.ts';

const clock: Clock = { wall: () => 1e12, steady: () => 0, page: 1 };
const names = { firstname: 'Afi', lastname: 'Mensah' };
const request = {
  phone: '+22890123456',
  ...names,
  sends: 1,
  resend: createDeadline(120, clock),
  expiry: createDeadline(600, clock),
  open: true,
};

it('uses the names of the sent code again after another number was tried', () => {
  const lookUp = fromPromise<LookUpResult, { phone: string }>(() => new Promise(() => undefined));
  const machine = phoneLoginMachine.provide({ actors: { lookUp } });
  const first = createActor(machine, { input: { clock, request } }).start();
  first.send({ type: 'CHANGE_NUMBER' });
  first.send({ type: 'SUBMIT_PHONE', phone: '+22890123457' });
  // The number is unknown, and the user returns to the first one.
  const { context } = first.getSnapshot();
  first.stop();
  expect(context).toMatchObject({ firstname: '', lastname: '' });
  const snapshot = machine.resolveState({ value: 'phone', context });
  const actor = createActor(machine, { input: { clock }, snapshot }).start();
  actor.send({ type: 'SUBMIT_PHONE', phone: request.phone });
  expect(actor.getSnapshot().value).toBe('code');
  expect(actor.getSnapshot().context).toMatchObject(names);
  actor.stop();
});
