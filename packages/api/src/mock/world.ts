import { sampleSeed, type ContractSeed, type Subscriptions } from '../contract/seed/seed.ts';
import { createAccounts, type Accounts } from './accounts/accounts.ts';

/** What a mock answers from and writes to: the content, who is subscribed, what was received, and the accounts. */
export interface World {
  content: Pick<ContractSeed, 'site' | 'pages'>;
  emails: Set<string>;
  phones: Set<string>;
  /** The subjects of the messages received, each message once. */
  messages: Map<string, string>;
  accounts: Accounts;
}

/** A world of its own for a story or a test; nothing is shared with another one. */
export function createWorld(seed: ContractSeed = sampleSeed): World {
  const { site, pages, newsletterEmails = [], newsletterPhones = [], people = [] } = seed;
  return structuredClone({
    content: { site, pages },
    emails: new Set(newsletterEmails),
    phones: new Set(newsletterPhones),
    messages: new Map<string, string>(),
    accounts: createAccounts(people),
  });
}

/** Puts a world back to a seed, in place. */
export function resetWorld(world: World, seed: ContractSeed): void {
  Object.assign(world, createWorld(seed));
}

/** Who is subscribed, and what was received. */
export function subscriptionsOf({ emails, phones, messages }: World): Subscriptions {
  return { emails: [...emails], phones: [...phones], messages: [...messages.values()] };
}
