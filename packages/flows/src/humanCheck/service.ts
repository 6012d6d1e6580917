import type { Client } from '@kermesse/api/client';
import type { Failure } from '@kermesse/api/failure';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';

/** How a check ended: with a proof for the server, or why there is none. */
export type HumanCheckOutcome =
  | { ok: true; humanCheck: HumanCheck }
  /** `refused`: the service takes this for a machine. `unavailable`: it, or what it needs, cannot be reached.
   * `unsupported`: this browser cannot do it. */
  | { ok: false; reason: 'refused' | 'unavailable' | 'unsupported' | 'offline' | 'timeout' };

/** A check without a proof, as the failure of the call that needs one. */
export const failureOf = ({ reason }: Extract<HumanCheckOutcome, { ok: false }>): Failure =>
  reason === 'offline' || reason === 'timeout' ? { kind: reason } : { kind: 'unproven', reason };

/** What a check needs. */
export interface HumanCheckRequest {
  client: Client;
  /** Where a service may put something to press. */
  place: HTMLElement;
  locale: 'fr' | 'en';
  /** The last proof was refused: ask for one that a person gives by hand, where the service has such. */
  harder: boolean;
  signal: AbortSignal;
}

/** A service that tells people from programs. */
export type HumanCheckService = (request: HumanCheckRequest) => Promise<HumanCheckOutcome>;
