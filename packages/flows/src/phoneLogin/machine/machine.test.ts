import type { SessionStart } from '@kermesse/api/schemas/account/user';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { afi } from '../../session/testing/fakes.ts';
import type { LookUpResult, PhoneOwner, VerifyResult } from './context.ts';
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

it('keeps the countdowns of the code on the screen after the login', async () => {
  const started = { user: afi, accessToken: 'token' };
  const machine = phoneLoginMachine.provide({
    actors: {
      verifyCode: fromPromise<VerifyResult, PhoneOwner & { code: string }>(async () => ({ ok: true, data: started })),
      connect: fromPromise<void, { started: SessionStart | undefined }>(async () => undefined),
    },
  });
  const actor = createActor(machine, { input: { clock, request } }).start();
  actor.send({ type: 'SUBMIT_CODE', code: '123456' });
  await waitFor(actor, (snapshot) => snapshot.matches('connected'));
  expect(actor.getSnapshot().context.request).toEqual(request);
});
