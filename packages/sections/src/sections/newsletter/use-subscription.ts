import type { Failure, Result } from '@kermesse/api/client';
import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { useRequest } from '@kermesse/api/use-request';
import { useState } from 'react';
import type { Contact } from './contact.ts';

/** How a try ended, as the key of the words that say so. */
export type Outcome = 'success' | 'invalid' | 'offline' | 'timeout' | 'limited' | 'failed';

function outcomeOf(failure: Failure): Outcome {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return failure.kind;
  if (failure.kind !== 'refused') return 'failed';
  if (failure.code === 'form/invalid_data') return 'invalid';
  return failure.code === 'rate/limited' ? 'limited' : 'failed';
}

/** Subscribes an address or a number, one try at a time: a second submit while one is under way does nothing. */
export function useSubscription() {
  const { pending, send } = useRequest({ lasting: true });
  const [outcome, setOutcome] = useState<Outcome>();

  async function subscribe(contact: Contact): Promise<Outcome | undefined> {
    const result = await send<Result<unknown>>((client) => {
      setOutcome(undefined);
      return contact.kind === 'email'
        ? client.call(newsletterEmails, { email: contact.email })
        : client.call(newsletterPhones, { phone: contact.phone });
    });
    if (result === undefined) return undefined;
    const ended = result.ok ? 'success' : outcomeOf(result.failure);
    setOutcome(ended);
    return ended;
  }

  return { pending, outcome, subscribe, forget: () => setOutcome(undefined) };
}
