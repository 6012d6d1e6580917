import * as z from 'zod';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import { hashToken } from '../security/secrets.ts';
import type { Database } from '../database/database.ts';
import type { HumanCheckResult } from './human-check.ts';
import { consumeOnce } from './used-checks.ts';

const requestTimeout = 5000;

const verificationSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** An external service that verifies its tokens. */
export interface Verifier {
  /** The name that operators know. */
  name: string;
  /** The fixed URL of its verification endpoint. */
  url: string;
  secret: string;
  /** The host names of the pages whose tokens are valid; undefined: those of any page. */
  hosts?: readonly string[];
  /** The minimum score, from 0 to 1, for services that return a score. */
  leastScore?: number;
}

/** Error codes for faults of the site or the service rather than of the visitor: for example, a wrong secret. */
const siteFault = /secret|internal-error|bad-request/;

/**
 * Verifies a token with the service. If the service cannot be reached, does not accept the secret or names a page of
 * another host, rejects the visitor and reports the reason.
 */
export async function siteVerify(
  { name, url, secret, hosts, leastScore }: Verifier,
  token: string,
  { db, report }: { db: Database; report(error: unknown): void },
): Promise<HumanCheckResult> {
  let verification: z.output<typeof verificationSchema>;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(requestTimeout),
    });
    verification = verificationSchema.parse(await response.json());
  } catch (error) {
    report(new Error(`${name} cannot verify tokens`, { cause: error }));
    return 'unavailable';
  }
  const { success, score, hostname = '', 'error-codes': codes = [] } = verification;
  if (!success && codes.some((code) => siteFault.test(code))) {
    report(new Error(`${name} rejected the verification request: ${codes.join(', ')}`));
    return 'unavailable';
  }
  if (!success || (leastScore !== undefined && (score ?? 0) < leastScore)) return 'refused';
  if (hosts?.includes(hostname) === false) {
    report(new Error(`${name} verified a token of the host "${hostname}" in place of ${hosts.join(' or ')}`));
    return 'refused';
  }
  return (await consumeOnce(db, `${name} ${hashToken(token)}`, new Date(Date.now() + dayMilliseconds)))
    ? 'human'
    : 'refused';
}
