import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { deleteAccountMachine } from './machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('completes after two seconds without a request (specification §4, §9)', async () => {
  const called = vi.spyOn(globalThis, 'fetch');
  const actor = createActor(deleteAccountMachine, { input: { phrase: 'DELETE MY ACCOUNT' } }).start();
  actor.send({ type: 'CONTINUE' });
  actor.send({ type: 'TYPE', field: 'email', text: 'afi@example.com' });
  actor.send({ type: 'TYPE', field: 'password', text: 'Kermesse-2026!' });
  actor.send({ type: 'TYPE', field: 'confirmText', text: 'DELETE MY ACCOUNT' });
  actor.send({ type: 'DELETE' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(actor.getSnapshot().value).toBe('deleting');
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().value).toBe('done');
  expect(actor.getSnapshot().context).toMatchObject({ password: '', confirmText: '' });
  expect(called).not.toHaveBeenCalled();
});
