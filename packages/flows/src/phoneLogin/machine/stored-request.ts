import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import * as z from 'zod/mini';
import { guestKeys } from '../../keptInput/stored-input.ts';
import { browserClock, resumeDeadline, secondsLeft, type Clock } from './countdown.ts';

const { phoneCode: key, unansweredPhone: unansweredKey } = guestKeys;

const deadline = z.object({ seconds: z.number(), wall: z.number(), steady: z.number(), page: z.number() });

const codeRequest = z.object({
  phone: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  sends: z.number(),
  resend: deadline,
  expiry: deadline,
  /** Whether the dialog was open. Only then it opens again automatically. */
  open: z.boolean(),
});

/** The request of a code: its user, the number of codes sent, and the deadlines for another code and for expiry. */
export type StoredRequest = z.output<typeof codeRequest>;

/** Removes the stored request, after a login or when the request is no longer valid. */
export function forgetStoredRequest(): void {
  safeSessionStorage.remove(key);
}

/**
 * Returns the stored request of this tab while its code may still be valid. The request contains a phone number and
 * maybe a name, so it is stored only in this tab and no longer than the code is valid.
 */
export function readStoredRequest(clock: Clock = browserClock): StoredRequest | undefined {
  const text = safeSessionStorage.get(key);
  if (text == null) return undefined;
  try {
    const read = z.safeParse(codeRequest, JSON.parse(text));
    if (read.success && secondsLeft(read.data.expiry, clock) > 0) {
      const { resend, expiry } = read.data;
      return { ...read.data, resend: resumeDeadline(resend, clock), expiry: resumeDeadline(expiry, clock) };
    }
  } catch {
    // The stored text is not valid JSON.
  }
  forgetStoredRequest();
  return undefined;
}

/** Stores the request, so that a reload returns to the code step. Without storage, it starts at the first step. */
export function storeRequest(request: StoredRequest): void {
  safeSessionStorage.set(key, JSON.stringify(request));
}

/** Stores whether the dialog of the stored request is open. */
export function storeOpen(open: boolean, clock: Clock): void {
  const request = readStoredRequest(clock);
  if (request !== undefined) storeRequest({ ...request, open });
}

/** Returns the stored number of a request for a code that got no response. */
export const readUnanswered = (): string | undefined => safeSessionStorage.get(unansweredKey) ?? undefined;

/** Stores the number of a request for a code until it is answered: the dialog may close, or the page reload, before. */
export function storeUnanswered(phone: string): void {
  safeSessionStorage.set(unansweredKey, phone);
}

/** Removes the stored number after a response. */
export function forgetUnanswered(): void {
  safeSessionStorage.remove(unansweredKey);
}
