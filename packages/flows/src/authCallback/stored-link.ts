import type { PendingLink } from '@kermesse/api/page-props';
import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import * as z from 'zod/mini';
import { guestKeys } from '../keptInput/stored-input.ts';

const key = guestKeys.pendingLink;

/** The milliseconds for which the server accepts the password of a pending link. */
const lifetime = 600_000;

const storedLink = z.object({ token: z.string(), email: z.string(), query: z.string(), until: z.number() });

/**
 * Stores a pending link for this address, so that a reload returns to it: the server gives the result only once. The
 * token is useless without the account's password, in another browser and after ten minutes.
 */
export function keepPendingLink({ token, email }: PendingLink): void {
  const stored = { token, email, query: location.search, until: Date.now() + lifetime };
  if (readPendingLink()?.token !== token) safeSessionStorage.set(key, JSON.stringify(stored));
}

/** Returns the pending link of this address and tab while it is valid. Another login has another query. */
export function readPendingLink(): PendingLink | undefined {
  try {
    const { token, email, query, until } = z.parse(storedLink, JSON.parse(safeSessionStorage.get(key) ?? 'null'));
    const left = until - Date.now();
    if (left > 0 && left <= lifetime) return query === location.search ? { token, email } : undefined;
  } catch {
    // Nothing is stored, or the stored text is invalid.
  }
  safeSessionStorage.remove(key);
  return undefined;
}
