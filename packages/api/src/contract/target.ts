import type { HumanCheck } from '../schemas/forms/human-check.ts';
import type { SentMessage } from './sent-message.ts';
import type { ContractSeed, Subscriptions } from './seed/seed.ts';

/** An implementation of the API: the mock, or a server. */
export interface ContractTarget {
  /** Answers a request; nothing is assumed of how it travels. */
  fetch(request: Request): Promise<Response>;
  /** Makes the state exactly this. */
  seed(state: ContractSeed): Promise<void>;
  /** Who is subscribed and what was received, so that a case can count what it left behind. */
  subscriptions?(): Promise<Subscriptions>;
  /** The mails and SMS sent since the seed, newest first: what a case needs that reads a link or a code. */
  outbox?(): Promise<SentMessage[]>;
  /** A proof of being human that is accepted once, another one each time. */
  humanCheck?(): Promise<HumanCheck>;
  /** Lets so many seconds pass by the clock that sessions, links, codes and countdowns are measured with. */
  advance?(seconds: number): Promise<void>;
  /** The API with its prefix; `http://localhost/api` by default. */
  baseUrl?: string;
  /** Sent as `x-api-key`. */
  apiKey?: string;
}
