import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import type { Client, Result } from '@kermesse/api/client';
import type { ErrorCode } from '@kermesse/api/errors';
import { useState } from 'react';
import { useCall } from '@kermesse/api/use-call';

/**
 * The result of a mailed link: the address is verified now, the account's address has changed to it, it was verified
 * before, it belongs to another account, or the link is invalid.
 */
export type VerificationOutcome = 'verified' | 'changed' | 'already' | 'taken' | 'invalid';

const outcomes: Partial<Record<ErrorCode, VerificationOutcome>> = {
  'auth/email_already_verified': 'already',
  'auth/email_already_used': 'taken',
  'auth/invalid_token': 'invalid',
};

/** Sends the link's parts to the server. Final results are outcomes; only errors that can be retried are failures. */
async function follow(
  client: Client,
  link: { id: string; hash: string },
  signal: AbortSignal,
): Promise<Result<VerificationOutcome>> {
  const result = await client.call(authVerifyEmail, link, { signal });
  if (result.ok) return { ok: true, data: result.data.data.result };
  const outcome = result.failure.kind === 'refused' ? outcomes[result.failure.code] : undefined;
  return outcome === undefined ? result : { ok: true, data: outcome };
}

/** Returns the action of a mailed link's button and its result. After an error (`notice`), a retry is possible. */
export function useVerificationLink(link: { id: string; hash: string } | undefined) {
  const { pending, error, call } = useCall('verifyEmail');
  const [outcome, setOutcome] = useState<VerificationOutcome>();

  async function press() {
    if (link === undefined) return;
    const called = await call((client, signal) => follow(client, link, signal));
    if (called?.ok === true) setOutcome(called.data);
  }

  return { outcome, pending, notice: error, press };
}
