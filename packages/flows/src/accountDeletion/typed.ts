import { deletionReason } from '@kermesse/api/schemas/account/deletion';
import * as z from 'zod/mini';
import type { DeleteRequest } from '../deleteAccount/machine.ts';
import { keepInput, keptKey, readKeptInput } from '../keptInput/kept-input.ts';

type Typed = Omit<DeleteRequest, 'password'>;

const stored = z.object({ reason: z._default(deletionReason, null), email: z.string(), confirmText: z.string() });

const keyOf = (userId: string) => keptKey(userId, 'account-deletion');

/** Keeps the input, except the password, in this tab while the user logs in again. */
export function keepTyped(userId: string, { reason, email, confirmText }: Typed): void {
  keepInput(keyOf(userId), { reason, email, confirmText });
}

/** Returns the input from before the user logged in again; undefined when there is none. */
export function readTyped(userId: string): Typed | undefined {
  const { data } = z.safeParse(stored, readKeptInput(keyOf(userId))?.data);
  return data && { ...data, reason: data.reason ?? null };
}
