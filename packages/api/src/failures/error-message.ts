import type { ErrorCode } from '../operation/error-codes.ts';
import type { Failure } from './failure.ts';

/** What is shown of a failure: keys of texts, and the server's own words. */
export interface ErrorMessage {
  /** The message of the catalogue. Absent when the fields say everything. */
  message?: string;
  /** A word of help after it. */
  help?: string;
  /** What fills in places of the texts. */
  values?: Record<string, number>;
  /** The server's own words, by field. */
  fields?: Record<string, string>;
  /** A message of the catalogue that belongs to a field. */
  at?: { field: string; key: string };
}

/** No connection: the server, or the code for asking it, cannot be reached. */
export const offlineMessage = { message: 'offline', help: 'kept' } as const satisfies ErrorMessage;

/** The messages of one situation. What has none has `other`. */
export interface ErrorMessages {
  /** What a refusal says by its code. The server's words on fields are added to it. */
  codes?: Partial<Record<ErrorCode, ErrorMessage>>;
  /** Too many tries, where the server says how long to wait; `count` is in minutes. */
  limitedFor?: ErrorMessage;
  offline?: ErrorMessage;
  timeout?: ErrorMessage;
  /** An answer that is not what the operation promises. */
  malformed?: ErrorMessage;
  /** No proof of being human: the browser cannot make one, none came, or the service takes this for a machine. */
  proof?: { unsupported: ErrorMessage; unavailable: ErrorMessage; refused: ErrorMessage };
  /** Everything else. */
  other: ErrorMessage;
}

/** In whole minutes, at least one: what a person wants to know of a wait. */
const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

function readRefusal(
  { codes, limitedFor, other }: ErrorMessages,
  { code, fields, retryAfter }: Extract<Failure, { kind: 'refused' }>,
): ErrorMessage {
  if (code === 'rate/limited' && limitedFor !== undefined && retryAfter !== undefined)
    return { ...limitedFor, values: { count: minutesOf(retryAfter) } };
  if (code === 'form/invalid_data' && fields !== undefined) return { ...codes?.[code], fields };
  return codes?.[code] ?? other;
}

/** The message for a failure. Undefined when it needs none: the call was aborted. */
export function readMessage(messages: ErrorMessages, failure: Failure): ErrorMessage | undefined {
  switch (failure.kind) {
    case 'aborted':
      return undefined;
    case 'offline':
    case 'timeout':
    case 'malformed':
      return messages[failure.kind] ?? messages.other;
    case 'unproven':
      return messages.proof?.[failure.reason] ?? messages.other;
    case 'refused':
      return readRefusal(messages, failure);
  }
}
