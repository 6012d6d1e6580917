import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import type { Client, Result } from '@kermesse/api/client';
import type { ErrorCode } from '@kermesse/api/errors';

/**
 * The result of an emailed link: the address is verified now, the account's address has changed to it, it was verified
 * before, it belongs to another account, or the link is invalid.
 */
export type VerificationOutcome = 'verified' | 'changed' | 'already' | 'taken' | 'invalid';

const outcomes: Partial<Record<ErrorCode, VerificationOutcome>> = {
  'auth/email_already_verified': 'already',
  'auth/email_already_used': 'taken',
  'auth/invalid_token': 'invalid',
};

/**
 * Sends the parts of an emailed link to the server. Final results are outcomes; only errors that can be retried are
 * failures.
 */
export async function verifyWithLink(
  client: Client,
  link: { id: string; hash: string } | undefined,
  signal: AbortSignal,
): Promise<Result<VerificationOutcome>> {
  if (link === undefined) return { ok: true, data: 'invalid' };
  const result = await client.call(authVerifyEmail, link, { signal });
  if (result.ok) return { ok: true, data: result.data.result };
  const outcome = result.failure.kind === 'refused' ? outcomes[result.failure.code] : undefined;
  return outcome === undefined ? result : { ok: true, data: outcome };
}
