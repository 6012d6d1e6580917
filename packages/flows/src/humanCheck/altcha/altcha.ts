import type { Client } from '@kermesse/api/client';
import { humanCheckChallenge } from '@kermesse/api/human-check-challenge';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import type { Challenge, Solution } from 'altcha-lib';
import * as z from 'zod/mini';
import type { HumanCheckOutcome, HumanCheckService } from '../service.ts';
import { trustedScript } from '../trusted-script.ts';

/** The part of a challenge that solving needs. The rest is signed and returned unchanged. */
const challengeSchema = z.looseObject({
  parameters: z.looseObject({ algorithm: z.string(), nonce: z.string(), salt: z.string(), keyPrefix: z.string() }),
});

/** Solves a challenge in a worker, so that the page stays responsive. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const { default: address } = await loadWithRetries(() => import('./altcha.worker.ts?worker&url'));
  if (signal.aborted) return null;
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(address), { type: 'module' });
    const finish = (solution: Solution | null) => {
      worker.terminate();
      resolve(solution);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => finish(data));
    worker.addEventListener('error', () => finish(null));
    signal.addEventListener('abort', () => finish(null));
    worker.postMessage(challenge, { transfer: [] });
  });
}

const unavailable: HumanCheckOutcome = { ok: false, reason: 'unavailable' };

/** Whether this browser can solve a challenge: it needs workers, and WebCrypto, which only secure pages have. */
const canSolve = () =>
  typeof Worker === 'function' && (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/**
 * Computes a proof of work with ALTCHA, without an external service, an account or a user action.
 * @param difficulty from 0 (about 0.2 s of work) upwards; each step doubles the work.
 */
export async function solveAltcha(
  { client, signal }: { client: Client; signal: AbortSignal },
  difficulty: number,
): Promise<HumanCheckOutcome> {
  if (!canSolve()) return { ok: false, reason: 'unsupported' };
  const result = await client.call(humanCheckChallenge, { difficulty }, { signal });
  if (!result.ok) {
    const { kind } = result.failure;
    return kind === 'offline' || kind === 'timeout' ? { ok: false, reason: kind } : unavailable;
  }
  const read = z.safeParse(challengeSchema, result.data);
  if (!read.success) return unavailable;
  const challenge = result.data as unknown as Challenge;
  const solution = await solve(challenge, signal);
  if (solution === null) return unavailable;
  const { counter, derivedKey } = solution;
  return {
    ok: true,
    humanCheck: { kind: 'altcha', token: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })) },
  };
}

/** The proof of work as a human-check service for phone codes. */
export const altcha: HumanCheckService = (request) => solveAltcha(request, 0);
