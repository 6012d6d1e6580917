import type { Failure } from '@kermesse/api/client';
import { email } from '@kermesse/api/email';
import type { InputOf } from '@kermesse/api/operation';
import { useRequest } from '@kermesse/api/use-request';
import { useState } from 'react';
import { faultsFrom, type Faults } from './contact-message.ts';

/** How a try ended. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'invalid'; faults: Faults }
  | { kind: 'offline' | 'timeout' | 'limited' | 'failed' };

function outcomeOf(failure: Failure): Outcome {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return { kind: failure.kind };
  if (failure.kind !== 'refused') return { kind: 'failed' };
  if (failure.code === 'form/invalid_data') return { kind: 'invalid', faults: faultsFrom(failure.fields ?? {}) };
  return { kind: failure.code === 'rate/limited' ? 'limited' : 'failed' };
}

/** Sends one message at a time: a second submit while one is under way does nothing. */
export function useSending() {
  const { pending, send: sendOnce } = useRequest({ lasting: true });
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(message: InputOf<typeof email>): Promise<Outcome | undefined> {
    const result = await sendOnce((client) => {
      setOutcome(undefined);
      return client.call(email, message);
    });
    if (result === undefined) return undefined;
    const ended: Outcome = result.ok ? { kind: 'success' } : outcomeOf(result.failure);
    setOutcome(ended);
    return ended;
  }

  return { pending, outcome, send, forget: () => setOutcome(undefined) };
}
