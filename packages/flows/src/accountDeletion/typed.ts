import { deletionReason } from '@kermesse/api/schemas/account/deletion';
import * as z from 'zod/mini';
import type { DeleteRequest } from '../deleteAccount/machine.ts';
import { keepInput, keptKey, readInput } from '../keptInput/kept-input.ts';

type Typed = Omit<DeleteRequest, 'password'>;

const stored = z.object({ reason: z._default(deletionReason, null), email: z.string(), confirmText: z.string() });

const keyOf = (userId: string) => keptKey(userId, 'account-deletion');

/** Keeps what was typed, but the password, in this tab while its owner logs in again. */
export function keepTyped(userId: string, { reason, email, confirmText }: Typed): void {
  keepInput(keyOf(userId), { reason, email, confirmText });
}

/** What was typed before logging in again; undefined when nothing was. */
export function readTyped(userId: string): Typed | undefined {
  const { data } = z.safeParse(stored, readInput(keyOf(userId))?.data);
  return data && { ...data, reason: data.reason ?? null };
}
