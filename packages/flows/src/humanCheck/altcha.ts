import { humanCheckChallenge } from '@kermesse/api/human-check-challenge';
import type { Challenge, Solution } from 'altcha-lib';
import * as z from 'zod/mini';
import type { HumanCheckOutcome, HumanCheckService } from './humanCheck.ts';
import { trustedScript } from './trustedScript.ts';

/** The part of a challenge that solving needs; the rest is signed and goes back as it came. */
const challengeSchema = z.looseObject({
  parameters: z.looseObject({ algorithm: z.string(), nonce: z.string(), salt: z.string(), keyPrefix: z.string() }),
});

/** Solves a challenge beside the page, so that it stays quick to the hand (about 0.2 s of work). */
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

/** The proof of work of altcha: no network but our own, no account, nothing to press. */
export const altcha: HumanCheckService = async ({ client, signal }) => {
  const answer = await client.call(humanCheckChallenge, {}, { signal });
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
  return { ok: true, humanCheck: { kind: 'altcha', token: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })) } };
};
