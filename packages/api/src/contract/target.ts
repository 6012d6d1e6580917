import type { SentMessage } from './sent-message.ts';
import type { ContractSeed, Subscriptions } from './seed/seed.ts';

/** An implementation of the API: the mock or a server. */
export interface ContractTarget {
  /** Sends a request and returns the response, by any transport. */
  fetch(request: Request): Promise<Response>;
  /** Replaces the whole state by this one. */
  seed(state: ContractSeed): Promise<void>;
  /** Returns the subscribers and the messages received, so that a case can check its effects. */
  subscriptions(): Promise<Subscriptions>;
  /** Returns the emails and SMS sent since the seed, newest first, for cases that need a link or a code. */
  outbox(): Promise<SentMessage[]>;
  /** Advances the clock that sessions, links, codes and countdowns use. */
  advance(seconds: number): Promise<void>;
  /** Sent as `x-api-key`. */
  apiKey?: string;
}
