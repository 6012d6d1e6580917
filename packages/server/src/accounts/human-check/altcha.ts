import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import type { ServerKeys } from '../server-keys.ts';
import { spendOnce } from './used-checks.ts';
import type { Verdict } from './human-check.ts';

/** How long a challenge can be solved, in seconds. */
const lifetime = 600;

/** About 0.2 s of one core: 300 to 700 tries of 500 rounds. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 500 };
const tries = { least: 300, most: 700 };

const hex = z.string().regex(/^[\da-f]{1,128}$/);

/** What a browser sends back. Read strictly: a `cost` of somebody's choosing would be work for the server. */
const solved = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      cost: z.literal(work.cost),
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

function read(token: string) {
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

/** A challenge that costs a machine work; signed, so that nothing is stored until it is solved. */
export async function altchaChallenge(keys: ServerKeys): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    ...work,
    counter: randomInt(tries.least, tries.most),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
    ...(await signatureKeys(keys)),
  });
  return { ...challenge };
}

/** Whether a solution is right, in time, and has not been used. `token`: base64 of the JSON `{challenge, solution}`. */
export async function verifyAltcha(db: Database, keys: ServerKeys, token: string): Promise<Verdict> {
  const payload = read(token);
  if (payload === undefined) return 'refused';
  const { verified } = await verifySolution({ ...payload, deriveKey, ...(await signatureKeys(keys)) });
  if (!verified) return 'refused';
  const { nonce, expiresAt } = payload.challenge.parameters;
  return (await spendOnce(db, `altcha ${nonce}`, new Date(expiresAt * 1000))) ? 'human' : 'refused';
}
