import { sampleSeed, type ContractSeed, type Subscriptions } from '../contract/seed/seed.ts';
import { createAccounts, type Accounts } from './accounts/accounts.ts';

/** A stored version of a document. */
export interface StoredVersion {
  version: number;
  createdAt: string;
  configuration: Record<string, unknown>;
}

/** A picture as the mock stores it. */
export interface StoredPicture {
  src: string;
  name: string;
  createdAt: string;
  /** The size in bytes, by which the mock recognises the same file. */
  size: number;
}

/** A removed page with all its versions, or a removed picture. */
export type StoredBinEntry = { id: string } & (
  | { kind: 'page'; slug: string; versions: StoredVersion[] }
  | { kind: 'picture'; picture: StoredPicture }
);

/** The state of a mock: content, newsletter subscribers, messages received, and accounts. */
export interface World {
  content: Pick<ContractSeed, 'site' | 'pages'>;
  /** The versions of each document, oldest first, by its key: `page {slug}` or `site`. */
  versions: Map<string, StoredVersion[]>;
  /** The redirects, oldest first: each address with the page to which it redirects. */
  redirects: Map<string, string>;
  /** The uploaded pictures, oldest first. */
  pictures: StoredPicture[];
  /** The bin, first removed first. */
  bin: StoredBinEntry[];
  emails: Set<string>;
  phones: Set<string>;
  /** The subjects of the messages received, by their key; a repeated message counts once. */
  messages: Map<string, string>;
  accounts: Accounts;
}

/** The fixed creation date of all mock data, because screenshots must not change from day to day. */
export const mockDate = '2026-11-21T08:00:00.000Z';

const firstVersion = (configuration: Record<string, unknown>): StoredVersion[] => [
  { version: 1, createdAt: mockDate, configuration: structuredClone(configuration) },
];

/** Creates an isolated state for a story or a test. */
export function createWorld(seed: ContractSeed = sampleSeed): World {
  const { site, pages, newsletterEmails = [], newsletterPhones = [], people = [] } = seed;
  return structuredClone({
    content: { site, pages },
    versions: new Map([
      ...pages.map((page) => [`page ${page.slug}`, firstVersion(page)] as const),
      ['site', firstVersion(site)],
    ]),
    redirects: new Map<string, string>(),
    pictures: [],
    bin: [],
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
