import type { ErrorCode } from '../operation/error-codes.ts';
import type { Refusal } from '../operation/envelope.ts';
import type { FieldFault } from '../operation/messages.ts';

/** Refuses, in a mock's behaviour. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, fields?: Record<string, FieldFault>, headers: Record<string, string> = {}) {
    super(code);
    this.refusal = { code, fields };
    this.headers = headers;
  }
}
