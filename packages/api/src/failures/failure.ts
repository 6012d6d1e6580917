import type { ErrorCode } from '../operation/error-codes.ts';
import type { OutputIssue } from '../operation/parse-output.ts';

/** Why a call gave no data. */
export type Failure =
  /** Nothing answered: no network, a refused connection, or a line that broke before the end. */
  | { kind: 'offline' }
  /** Nothing came in the time given. */
  | { kind: 'timeout' }
  /** The caller's own signal aborted it; show no message. */
  | { kind: 'aborted' }
  /**
   * The server refused the call. `fields` has a message for each wrong field; `retryAfter` is in seconds; `difficulty`
   * is the work that the proof must take that `auth/human_check_required` asks for.
   */
  | {
      kind: 'refused';
      status: number;
      code: ErrorCode;
      message?: string;
      fields?: Record<string, string>;
      retryAfter?: number;
      difficulty?: number;
    }
  /**
   * There is no proof of being human for the server: `unsupported` by this browser, `unavailable` for the moment, or
   * `refused` by a service that takes this for a machine.
   */
  | { kind: 'unproven'; reason: 'unsupported' | 'unavailable' | 'refused' }
  /** An answer that is not what the operation promises. */
  | { kind: 'malformed'; issues: OutputIssue[] };

/** Whether the server refused a call for this reason. */
export const isRefusal = (failure: Failure, code: ErrorCode): failure is Extract<Failure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.code === code;

/** What a call gives: never an exception. */
export type Result<T> = { ok: true; data: T } | { ok: false; failure: Failure };
