import * as z from 'zod';
import { secretHash } from '../security/secrets.ts';
import type { Database } from '../database/database.ts';
import type { Verdict } from './human-check.ts';
import { spendOnce } from './used-checks.ts';

const patience = 5000;
const day = 86_400_000;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** A service that checks its tokens for us. */
export interface Verifier {
  /** As operators know it. */
  name: string;
  /** Its fixed address. */
  url: string;
  secret: string;
  /** The least score that passes, from 0 to 1, for services that give one. */
  leastScore?: number;
}

/** Faults of ours rather than of the person's: the secret is wrong, or the service is. */
const ours = /secret|internal-error|bad-request/;

/**
 * Asks the service whether a token is good. When it cannot be asked, or does not know our secret, nobody passes and the
 * reason is reported.
 */
export async function siteVerify(
  { name, url, secret, leastScore }: Verifier,
  token: string,
  { db, report }: { db: Database; report(error: unknown): void },
): Promise<Verdict> {
  let answer: z.output<typeof answerSchema>;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(patience),
    });
    answer = answerSchema.parse(await response.json());
  } catch (error) {
    report(new Error(`${name} cannot be asked whether somebody is a person`, { cause: error }));
    return 'unavailable';
  }
  const { success, score, 'error-codes': codes = [] } = answer;
  if (!success && codes.some((code) => ours.test(code))) {
    report(new Error(`${name} refuses to answer: ${codes.join(', ')}`));
    return 'unavailable';
  }
  if (!success || (leastScore !== undefined && (score ?? 0) < leastScore)) return 'refused';
  return (await spendOnce(db, `${name} ${secretHash(token)}`, new Date(Date.now() + day))) ? 'human' : 'refused';
}
