import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { deleteAccountMachine, type DeleteRequest, type OwnerProof } from './machine.ts';

beforeEach(() => void vi.useFakeTimers());

const request: DeleteRequest = {
  reason: '',
  email: 'afi@example.com',
  password: 'Kermesse-2026!',
  confirmText: 'DELETE MY ACCOUNT',
};

function confirmation(proof: OwnerProof) {
  const actor = createActor(deleteAccountMachine, { input: { proof, restored: false } }).start();
  actor.send({ type: 'CONTINUE' });
  return actor;
}

it('completes after two seconds without a request, and does not keep the password (specification §4, §9)', async () => {
  const called = vi.spyOn(globalThis, 'fetch');
  const actor = confirmation('password');
  actor.send({ type: 'DELETE', request });
  await vi.advanceTimersByTimeAsync(1999);
  expect(actor.getSnapshot().value).toBe('deleting');
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().value).toBe('done');
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(request.password);
  expect(called).not.toHaveBeenCalled();
});

it.each([
  ['password', { email: ' ' }],
  ['password', { password: '' }],
  ['password', { confirmText: 'delete my account' }],
  ['email', { email: '' }],
  ['phrase', { confirmText: '' }],
] as const)('with the proof %s, does not delete when the request has %j (specification §5)', (proof, missing) => {
  const actor = confirmation(proof);
  expect(actor.getSnapshot().can({ type: 'DELETE', request })).toBe(true);
  expect(actor.getSnapshot().can({ type: 'DELETE', request: { ...request, ...missing } })).toBe(false);
});

it('needs only the input of the proof, and accepts the French phrase', () => {
  const short = { ...request, password: '', confirmText: ' SUPPRIMER MON COMPTE ' };
  expect(confirmation('email').getSnapshot().can({ type: 'DELETE', request: short })).toBe(true);
  expect(
    confirmation('phrase')
      .getSnapshot()
      .can({ type: 'DELETE', request: { ...short, email: '' } }),
  ).toBe(true);
});
