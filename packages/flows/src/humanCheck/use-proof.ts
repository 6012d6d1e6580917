import type { Client, Result } from '@kermesse/api/client';
import type { HumanCheck } from '@kermesse/api/schemas/forms/human-check';
import { useState } from 'react';
import { failureOf, type HumanCheckOutcome } from './service.ts';

/** The difficulty may rise while a proof is computed; after this many proofs an error is shown. */
const most = 3;

/** How much work the proof must take that a refusal asks for; undefined for every other answer. */
function askedFor<T>(result: Result<T>): number | undefined {
  if (result.ok || result.failure.kind !== 'refused' || result.failure.code !== 'auth/human_check_required')
    return undefined;
  return result.failure.difficulty ?? 0;
}

/**
 * Sends a request and, when the server asks for a proof of work first (`auth/human_check_required`), makes one beside
 * the page and sends the same again. The code that makes it comes only then.
 */
export function useProof() {
  const [checking, setChecking] = useState(false);

  async function prove(client: Client, difficulty: number, signal: AbortSignal): Promise<HumanCheckOutcome> {
    setChecking(true);
    try {
      const { solveAltcha } = await import('./altcha.ts');
      return await solveAltcha({ client, signal }, difficulty);
    } catch {
      return { ok: false, reason: 'offline' };
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
    for (let made = 0; made < most; made += 1) {
      const difficulty = askedFor(result);
      if (difficulty === undefined) return result;
      const proof = await prove(client, difficulty, signal);
      if (!proof.ok) return { ok: false, failure: signal.aborted ? { kind: 'aborted' } : failureOf(proof) };
      result = await send(proof.humanCheck);
    }
    return result;
  }

  return {
    /** Whether a proof is being made. */
    checking,
    sendProven,
  };
}
