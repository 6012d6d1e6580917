import type { Client } from '@kermesse/api/client';
import type { Failure } from '@kermesse/api/failure';
import { readLoadError } from '@kermesse/api/load-with-retries';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';

/** The result of a human check: a proof for the server, or the reason for the failure. */
export type HumanCheckOutcome =
  | { ok: true; humanCheck: HumanCheck }
  /**
   * `refused`: the service rejects the visitor as a bot. `unavailable`: the service or its dependencies cannot be
   * reached. `unsupported`: this browser cannot run the check.
   */
  | { ok: false; reason: 'refused' | 'unavailable' | 'unsupported' | 'offline' | 'timeout' };

/** Converts a failed check to the failure of the call that needs its proof. */
export const failureOf = ({ reason }: Extract<HumanCheckOutcome, { ok: false }>): Failure =>
  reason === 'offline' || reason === 'timeout' ? { kind: reason } : { kind: 'unproven', reason };

/** Converts an error of loading the code of a check. */
export function loadFailureOf(error: unknown): Extract<HumanCheckOutcome, { ok: false }> {
  const { kind } = readLoadError(error);
  return { ok: false, reason: kind === 'refused' ? 'unavailable' : kind };
}

/** The input of a human check. */
export interface HumanCheckRequest {
  client: Client;
  /** The element in which a service may render a challenge. */
  container: HTMLElement;
  locale: Locale;
  /** Whether the last proof was rejected, so that the service should show an interactive challenge, if it has one. */
  interactive: boolean;
  signal: AbortSignal;
}

/** A service that distinguishes people from bots. */
export type HumanCheckService = (request: HumanCheckRequest) => Promise<HumanCheckOutcome>;
