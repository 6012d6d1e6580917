import { codeOfStatus, type ErrorCode } from '../operation/error-codes.ts';

/** A failure or delay that an input can force in a mock. */
export type ForcedFailure =
  | { kind: 'refuse'; code: ErrorCode }
  | { kind: 'slow' }
  | { kind: 'offline' }
  | { kind: 'malformed' };

const word = /^\/?(?:error-(\d{3})|(slow|offline|malformed))(?:@.*)?$/;
const number = /^\+1555000\d(\d{3})$/;

/**
 * Returns the failure that an input names, so that users of a story can force it: `error-503@example.com`,
 * `slow@example.com`, `offline@example.com`, `malformed@example.com` in an address field, the same words as a path or a
 * name, and the phone number +1 555 000 0503 for a 503.
 */
export function forcedFailureOf(input: object): ForcedFailure | undefined {
  for (const value of Object.values(input)) {
    if (typeof value !== 'string') continue;
    const [, status, kind] = word.exec(value) ?? number.exec(value) ?? [];
    if (status !== undefined && Number(status) >= 400) return { kind: 'refuse', code: codeOfStatus(Number(status)) };
    if (kind === 'slow' || kind === 'offline' || kind === 'malformed') return { kind };
  }
  return undefined;
}
