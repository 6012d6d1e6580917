import type { ErrorCode } from '../operation/error-codes.ts';
import type { OutputIssue } from '../operation/parse-output.ts';

/** Why a call returned no data. */
export type Failure =
  /** No response: no network, a refused connection, or a connection that broke before the end. */
  | { kind: 'offline' }
  /** No response within the timeout. */
  | { kind: 'timeout' }
  /** Aborted by the caller's own signal; show no message. */
  | { kind: 'aborted' }
  /**
   * The server refused the call. `fields` has a message for each invalid field; `retryAfter` is in seconds;
   * `difficulty` is that of the proof that `auth/human_check_required` requires.
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
   * The client has no proof for the human check: this browser does not support it (`unsupported`), it is temporarily
   * `unavailable`, or the service considers the visitor a bot (`refused`).
   */
  | { kind: 'unproven'; reason: 'unsupported' | 'unavailable' | 'refused' }
  /** A response that does not match the operation's schema. */
  | { kind: 'malformed'; issues: OutputIssue[] };

/** Whether the server refused a call with this code. */
export const isRefusal = (failure: Failure, code: ErrorCode): failure is Extract<Failure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.code === code;

/** The result of a call. Calls never throw. */
export type Result<T> = { ok: true; data: T } | { ok: false; failure: Failure };
