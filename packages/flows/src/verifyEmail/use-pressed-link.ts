import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import type { Client, Result } from '@kermesse/api/client';
import type { ErrorCode } from '@kermesse/api/errors';
import { useState } from 'react';
import { useCall } from '@kermesse/api/use-call';

/** What became of a link: verified now, the account's address changed to it, verified before, the new address belongs to another account, or no good. */
export type VerificationOutcome = 'verified' | 'changed' | 'already' | 'taken' | 'invalid';

const outcomes: Partial<Record<ErrorCode, VerificationOutcome>> = {
  'auth/email_already_verified': 'already',
  'auth/email_already_used': 'taken',
  'auth/invalid_token': 'invalid',
};

/** Follows the link. What the link came to is an outcome; only what may be tried again is a failure. */
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

/** The press of a mailed link's button. `notice` says why it failed; it may be pressed again then. */
export function usePressedLink(link: { id: string; hash: string } | undefined) {
  const { pending, error, call } = useCall('verifyEmail');
  const [outcome, setOutcome] = useState<VerificationOutcome>();

  async function press() {
    if (link === undefined) return;
    const called = await call((client, signal) => follow(client, link, signal));
    if (called?.ok === true) setOutcome(called.data);
  }

  return { outcome, pending, notice: error, press };
}
