import type { Failure } from '@kermesse/api/client';
import { useApi } from '@kermesse/api/client-context';
import { email } from '@kermesse/api/email';
import type { InputOf } from '@kermesse/api/operation';
import { useRef, useState } from 'react';
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
  const loadClient = useApi();
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function attempt(message: InputOf<typeof email>): Promise<Outcome> {
    try {
      const client = await loadClient();
      const result = await client.call(email, message);
      return result.ok ? { kind: 'success' } : outcomeOf(result.failure);
    } catch {
      // The client's own code could not be loaded: most likely the network went away.
      return { kind: 'offline' };
    }
  }

  async function send(message: InputOf<typeof email>): Promise<Outcome | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setPending(true);
    setOutcome(undefined);
    const ended = await attempt(message);
    underWay.current = false;
    setPending(false);
    setOutcome(ended);
    return ended;
  }

  return { pending, outcome, send, forget: () => setOutcome(undefined) };
}
