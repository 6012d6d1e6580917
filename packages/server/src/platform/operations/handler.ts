import { Refused } from '@kermesse/api/refused';
import type { Refusal } from '@kermesse/api/envelope';
import type { InputOf, Operation, OutputOf } from '@kermesse/api/operation';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { HumanCheckVerifier } from '../human-check/human-check.ts';
import type { ServerKeys } from '../security/server-keys.ts';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Outgoing } from '../queue/outgoing.ts';
import type { SecurityLog } from '../logging/security-log.ts';

/**
 * The services that every operation can use. A feature whose handlers need more adds them by declaration merging:
 * `declare module '…/platform/operations/handler.ts' { interface ApiServices { pages: PageSource } }`.
 */
export interface ApiServices {
  db: Database;
  /** The scheme and host of the public site, for links in emails. */
  origin: string;
  /** Sends the queued emails and SMS. */
  outgoing: Outgoing;
  /** The settings of the server. */
  settings: Environment;
  /** Verifies that a person makes the request before a code is sent. */
  humanCheck: HumanCheckVerifier;
  /** The keys for hashes of guessable values. */
  keys: ServerKeys;
  /** The store of uploads. */
  files: FileStore;
  /** Writes to the security log; `logSecurity(call, …)` adds the facts of the call. */
  security: SecurityLog;
  /** Reports a failure that the caller need not know about. */
  report(error: unknown): void;
}

/** The context of a call, beside its input. */
export interface Call extends ApiServices {
  /** The client's IP address, as far as it is known. */
  ip: string;
  /** The language that the caller requests. */
  locale: Locale;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** The request headers. */
  headers: Headers;
  /** The response headers. */
  responseHeaders: Headers;
}

/** The logged-in caller and the session. */
export interface CallerSession {
  userId: string;
  /** The hash of the session's token, which identifies its row. */
  session: string;
}

/** The context of a call by a logged-in user. */
export interface UserCall extends Call {
  caller: CallerSession;
}

/** An operation and its implementation. */
export interface Handler {
  operation: Operation;
  /** `call.caller` is set exactly for operations that need a session. */
  run(input: unknown, call: Call & Partial<UserCall>): Promise<unknown>;
}

/** Creates the refusal of a call with invalid fields. */
export function invalidFields(fields: NonNullable<Refusal['fields']>): Refused {
  return new Refused('form/invalid_data', fields);
}

/**
 * Ends a call whose client has disconnected.
 * @throws {Refused} which nobody receives
 */
export function throwIfDisconnected(signal: AbortSignal): void {
  if (signal.aborted) throw new Refused('request/malformed');
}

/** Declares the handler of an operation: `run` returns the output or throws `Refused`. */
export function handler<O extends Operation>(
  operation: O,
  run: (input: InputOf<O>, call: Call) => Promise<OutputOf<O>>,
): Handler {
  // The route has parsed the input with the operation's schema, so the type is correct.
  return { operation, run: (input, call) => run(input as InputOf<O>, call) };
}

/** Declares the handler of an operation that requires a logged-in user. */
export function userHandler<O extends Operation>(
  operation: O,
  run: (input: InputOf<O>, call: UserCall) => Promise<OutputOf<O> | Response>,
): Handler {
  return {
    operation,
    run: async (input, { caller, ...call }) => {
      if (caller === undefined) throw new Refused('auth/required');
      return run(input as InputOf<O>, { ...call, caller });
    },
  };
}
