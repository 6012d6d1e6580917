import type { ErrorCode } from '../operation/error-codes.ts';
import type { Failure } from './failure.ts';

/** The message for a failure: text keys, and the server's own messages for fields. */
export interface ErrorMessage {
  /** The key of the message. Absent if the field messages suffice. */
  message?: string;
  /** The key of a help text after the message. */
  help?: string;
  /** The values that the texts interpolate. */
  values?: Record<string, number>;
  /** The server's own messages, by field. */
  fields?: Record<string, string>;
  /** A message of the catalogue that belongs to a field. */
  fieldError?: { field: string; key: string };
}

/** The message without a connection: the server, or the code of the call, cannot be loaded. */
export const offlineMessage = { message: 'offline', help: 'kept' } as const satisfies ErrorMessage;

/** The messages of one situation. `other` covers every failure without a message of its own. */
export interface ErrorMessages {
  /** The messages by error code. Field messages of the server are added. */
  codes?: Partial<Record<ErrorCode, ErrorMessage>>;
  /** The message for too many requests when the server sends `Retry-After`; `count` is in minutes. */
  limitedFor?: ErrorMessage;
  offline?: ErrorMessage;
  timeout?: ErrorMessage;
  /** The message for a response that does not match the operation's schema. */
  malformed?: ErrorMessage;
  /**
   * The messages when there is no proof for the human check: the browser cannot create one, none is available, or the
   * service refuses it.
   */
  proof?: { unsupported: ErrorMessage; unavailable: ErrorMessage; refused: ErrorMessage };
  /** The message for every other failure. */
  other: ErrorMessage;
}

/** Converts seconds to whole minutes, at least one. */
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

/** Returns the message for a failure. Undefined for an aborted call, which needs none. */
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
