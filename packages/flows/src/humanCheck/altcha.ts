import type { Client } from '@kermesse/api/client';
import { humanCheckChallenge } from '@kermesse/api/human-check-challenge';
import type { Challenge, Solution } from 'altcha-lib';
import * as z from 'zod/mini';
import type { HumanCheckOutcome, HumanCheckService } from './service.ts';
import { trustedScript } from './trusted-script.ts';

/** The part of a challenge that solving needs; the rest is signed and goes back as it came. */
const challengeSchema = z.looseObject({
  parameters: z.looseObject({ algorithm: z.string(), nonce: z.string(), salt: z.string(), keyPrefix: z.string() }),
});

/** Solves a challenge beside the page, so that it stays quick to the hand. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const { default: address } = await import('./altcha.worker.ts?worker&url');
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

/** Whether this browser can solve a challenge: it needs WebCrypto, which it gives to secure pages only, and workers. */
const canSolve = () =>
  typeof Worker === 'function' && (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/**
 * Makes a proof of work of altcha: no network but our own, no account, nothing to press.
 * @param difficulty from 0 (about 0.2 s of work) upwards, doubling with each step.
 */
export async function solveAltcha(
  { client, signal }: { client: Client; signal: AbortSignal },
  difficulty: number,
): Promise<HumanCheckOutcome> {
  if (!canSolve()) return { ok: false, reason: 'unsupported' };
  const answer = await client.call(humanCheckChallenge, { difficulty }, { signal });
  if (!answer.ok) {
    const { kind } = answer.failure;
    return kind === 'offline' || kind === 'timeout' ? { ok: false, reason: kind } : unavailable;
  }
  const read = z.safeParse(challengeSchema, answer.data);
  if (!read.success) return unavailable;
  const challenge = answer.data as unknown as Challenge;
  const solution = await solve(challenge, signal);
  if (solution === null) return unavailable;
  const { counter, derivedKey } = solution;
  return {
    ok: true,
    humanCheck: { kind: 'altcha', token: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })) },
  };
}

/** The proof of work as a service for phone codes. */
export const altcha: HumanCheckService = (request) => solveAltcha(request, 0);
