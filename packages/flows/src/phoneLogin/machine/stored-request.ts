import * as z from 'zod/mini';
import { browserClock, resumed, secondsLeft, type Clock } from './countdown.ts';

const key = 'kermesse:phone-code';

const deadline = z.object({ seconds: z.number(), wall: z.number(), steady: z.number(), page: z.number() });

const codeRequest = z.object({
  phone: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  sends: z.number(),
  resend: deadline,
  expiry: deadline,
  /** Whether its dialog was open: only then does it open again by itself. */
  open: z.boolean(),
});

/** A code that was asked for: for whom, how often, when it may be asked for again, when it ends. */
export type CodeRequest = z.output<typeof codeRequest>;

function storage(): Storage | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
  } catch {
    // Storage is forbidden: a reload then begins anew, and the server holds the countdown.
    return undefined;
  }
}

/** Forgets the request: somebody is in, or gave up. */
export function forgetStoredRequest(): void {
  storage()?.removeItem(key);
}

/**
 * The request of this tab, as long as its code may still be good. It holds a number and perhaps a name, so it lives in
 * this tab only and no longer than the code.
 */
export function readStoredRequest(clock: Clock = browserClock): CodeRequest | undefined {
  const text = storage()?.getItem(key) ?? null;
  if (text === null) return undefined;
  try {
    const read = z.safeParse(codeRequest, JSON.parse(text));
    if (read.success && secondsLeft(read.data.expiry, clock) > 0) {
      const { resend, expiry } = read.data;
      return { ...read.data, resend: resumed(resend, clock), expiry: resumed(expiry, clock) };
    }
  } catch {
    // What somebody else wrote there is no request.
  }
  forgetStoredRequest();
  return undefined;
}

/** Keeps the request, so that a reload comes back to the code. */
export function storeRequest(request: CodeRequest): void {
  try {
    storage()?.setItem(key, JSON.stringify(request));
  } catch {
    // Full or forbidden: a reload then begins anew.
  }
}
