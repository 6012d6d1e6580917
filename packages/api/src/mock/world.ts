import { sampleSeed, type ContractSeed, type Subscriptions } from '../contract/seed/seed.ts';
import { createAccounts, type Accounts } from './accounts/accounts.ts';

/** The state of a mock: content, newsletter subscribers, messages received, and accounts. */
export interface World {
  content: Pick<ContractSeed, 'site' | 'pages'>;
  emails: Set<string>;
  phones: Set<string>;
  /** The subjects of the messages received, by their key; a repeated message counts once. */
  messages: Map<string, string>;
  accounts: Accounts;
}

/** Creates an isolated state for a story or a test. */
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

/** Resets a world to a seed, in place. */
export function resetWorld(world: World, seed: ContractSeed): void {
  Object.assign(world, createWorld(seed));
}

/** Returns the newsletter subscribers and the subjects of the messages received. */
export function subscriptionsOf({ emails, phones, messages }: World): Subscriptions {
  return { emails: [...emails], phones: [...phones], messages: [...messages.values()] };
}
