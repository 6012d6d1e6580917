import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { maxDifficulty } from '@kermesse/api/schemas/forms/human-check-wire';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { ServerKeys } from '../security/server-keys.ts';
import { consumeOnce } from './used-checks.ts';

/** The validity of a challenge in seconds. */
const lifetime = 600;

/** Costs about 0.2 s of one core: 300 to 700 tries of 500 rounds. Each step of difficulty doubles the rounds. */
const algorithm = 'PBKDF2/SHA-256';
const costOf = (difficulty: number) => 500 * 2 ** difficulty;
const costs = Array.from({ length: maxDifficulty + 1 }, (_, difficulty) => costOf(difficulty));
const tries = { min: 300, max: 700 };

const hex = z.string().regex(/^[\da-f]{1,128}$/);

/**
 * The payload that a browser returns. Validated strictly: an arbitrary `cost` would let a client make the server work.
 */
const solved = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      cost: z.literal(costs),
      nonce: hex,
      salt: hex,
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.number().int().min(0).max(4_294_967_295), derivedKey: hex }),
});

function parseToken(token: string) {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function signatureKeys(keys: ServerKeys) {
  const hmacSignatureSecret = await keys('altcha');
  return { hmacSignatureSecret, hmacKeySignatureSecret: `${hmacSignatureSecret} key` };
}

/** Creates a proof-of-work challenge. It is signed, so nothing is stored until it is solved. */
export async function altchaChallenge(keys: ServerKeys, difficulty: number): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    algorithm,
    cost: costOf(difficulty),
    counter: randomInt(tries.min, tries.max),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
    ...(await signatureKeys(keys)),
  });
  return { ...challenge };
}

/**
 * Verifies a solution and returns its difficulty; undefined when it is wrong, expired or already used.
 * `token`: base64 of the JSON `{challenge, solution}`.
 */
export async function verifyAltcha(db: Database, keys: ServerKeys, token: string): Promise<number | undefined> {
  const payload = parseToken(token);
  if (payload === undefined) return undefined;
  const { verified } = await verifySolution({ ...payload, deriveKey, ...(await signatureKeys(keys)) });
  if (!verified) return undefined;
  const { nonce, expiresAt, cost } = payload.challenge.parameters;
  return (await consumeOnce(db, `altcha ${nonce}`, new Date(expiresAt * 1000))) ? costs.indexOf(cost) : undefined;
}
