import type { Failure } from '@kermesse/api/client';
import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { useRef, useState } from 'react';
import { useApi } from '@kermesse/api/client-context';
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
  const loadClient = useApi();
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function attempt(contact: Contact): Promise<Outcome> {
    try {
      const client = await loadClient();
      const result =
        contact.kind === 'email'
          ? await client.call(newsletterEmails, { email: contact.email })
          : await client.call(newsletterPhones, { phone: contact.phone });
      return result.ok ? 'success' : outcomeOf(result.failure);
    } catch {
      // The client's own code could not be loaded: most likely the network went away.
      return 'offline';
    }
  }

  async function subscribe(contact: Contact): Promise<Outcome | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setPending(true);
    setOutcome(undefined);
    const ended = await attempt(contact);
    underWay.current = false;
    setPending(false);
    setOutcome(ended);
    return ended;
  }

  return { pending, outcome, subscribe, forget: () => setOutcome(undefined) };
}
