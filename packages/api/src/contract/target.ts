import type { HumanCheck } from '../schemas/forms/human-check.ts';
import type { SentMessage } from './sent-message.ts';
import type { ContractSeed, Subscriptions } from './seed/seed.ts';

/** An implementation of the API: the mock or a server. */
export interface ContractTarget {
  /** Sends a request and returns the response, by any transport. */
  fetch(request: Request): Promise<Response>;
  /** Replaces the whole state by this one. */
  seed(state: ContractSeed): Promise<void>;
  /** Returns the subscribers and the messages received, so that a case can check its effects. */
  subscriptions?(): Promise<Subscriptions>;
  /** Returns the emails and SMS sent since the seed, newest first, for cases that need a link or a code. */
  outbox?(): Promise<SentMessage[]>;
  /** Returns a proof of a human check that is accepted once, a new one for each call. */
  humanCheck?(): Promise<HumanCheck>;
  /** Advances the clock that sessions, links, codes and countdowns use. */
  advance?(seconds: number): Promise<void>;
  /** The base URL of the API with its prefix; `http://localhost/api` by default. */
  baseUrl?: string;
  /** Sent as `x-api-key`. */
  apiKey?: string;
}
