import { deletionReason } from '@kermesse/api/schemas/deletion';
import * as z from 'zod/mini';
import type { DeleteRequest } from '../deleteAccount/machine.ts';
import { deletionKey, draftShelf } from '../profileSetup/draftKey.ts';

type Typed = Omit<DeleteRequest, 'password'>;

const stored = z.object({ reason: z._default(deletionReason, null), email: z.string(), confirmText: z.string() });

/** Keeps what was typed, but the password, in this tab while its owner logs in again. */
export function keepTyped(userId: string, { reason, email, confirmText }: Typed, shelf = draftShelf()): void {
  try {
    shelf?.setItem(deletionKey(userId), JSON.stringify({ reason, email, confirmText }));
  } catch {
    // Storage is full: it has to be typed again.
  }
}

function read(text: string): Typed | undefined {
  try {
    const { data } = z.safeParse(stored, JSON.parse(text));
    return data && { ...data, reason: data.reason ?? null };
  } catch {
    return undefined;
  }
}

/** What was typed before logging in again; undefined when nothing was. */
export function takeTyped(userId: string, shelf = draftShelf()): Typed | undefined {
  const text = shelf?.getItem(deletionKey(userId)) ?? null;
  return text === null ? undefined : read(text);
}
