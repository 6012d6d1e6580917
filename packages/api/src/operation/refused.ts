import type { Refusal } from './envelope.ts';
import type { ErrorCode } from './error-codes.ts';

/** Thrown by a handler or a mock to refuse a call with a code that its operation declares. */
export class Refused extends Error {
  /** The error code, and the error code of each invalid field. */
  readonly refusal: Refusal;
  /** The headers of the response, such as `retry-after` in seconds. */
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, fields?: Refusal['fields'], headers: Record<string, string> = {}) {
    super(code);
    this.refusal = { code, ...(fields && { fields }) };
    this.headers = headers;
  }
}
