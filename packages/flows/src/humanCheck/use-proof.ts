import type { Client, Result } from '@kermesse/api/client';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import { useState } from 'react';
import { failureOf, loadFailureOf, type HumanCheckOutcome } from './service.ts';

/** The maximum number of proofs per request. More than one is needed when the difficulty rises meanwhile. */
const maximumProofs = 3;

/** Returns the difficulty of the proof that a response requires; undefined for every other response. */
function requiredDifficulty<T>(result: Result<T>): number | undefined {
  if (result.ok || result.failure.kind !== 'refused' || result.failure.code !== 'auth/human_check_required')
    return undefined;
  return result.failure.difficulty ?? 0;
}

/**
 * Sends a request. When the server requires a proof of work (`auth/human_check_required`), computes one in a worker and
 * repeats the request with it. The code that computes it loads only then.
 */
export function useProof() {
  const [checking, setChecking] = useState(false);

  async function prove(client: Client, difficulty: number, signal: AbortSignal): Promise<HumanCheckOutcome> {
    setChecking(true);
    try {
      const { solveAltcha } = await loadWithRetries(() => import('./altcha/altcha.ts'));
      return await solveAltcha({ client, signal }, difficulty);
    } catch (error) {
      return loadFailureOf(error);
    } finally {
      setChecking(false);
    }
  }

  async function sendProven<T>(
    client: Client,
    signal: AbortSignal,
    send: (humanCheck?: HumanCheck) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    let result = await send();
    for (let made = 0; made < maximumProofs; made += 1) {
      const difficulty = requiredDifficulty(result);
      if (difficulty === undefined) return result;
      const proof = await prove(client, difficulty, signal);
      if (!proof.ok) return { ok: false, failure: signal.aborted ? { kind: 'aborted' } : failureOf(proof) };
      result = await send(proof.humanCheck);
    }
    return result;
  }

  return {
    /** Whether a proof is being computed. */
    checking,
    sendProven,
  };
}
