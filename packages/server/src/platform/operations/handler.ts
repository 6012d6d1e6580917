import { Refused } from '@kermesse/api/refused';
import type { Refusal } from '@kermesse/api/envelope';
import type { InputOf, Operation, OutputOf } from '@kermesse/api/operation';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { ServerKeys } from '../security/server-keys.ts';
import type { SmsEnvironment } from '../config/sms-variables.ts';
import type { StreamedFile } from './answer-with.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Outgoing } from '../queue/outgoing.ts';
import type { SecurityLog } from '../logging/security-log.ts';

/**
 * What every operation can reach. A feature whose handlers need more adds it by declaration merging:
 * `declare module '…/platform/operations/handler.ts' { interface ApiServices { contactLimit: number } }`.
 */
export interface ApiServices {
  db: Database;
  /** Scheme and host under which visitors reach the site, for links in mails. */
  origin: string;
  /** Sends the mails and SMS that are queued. */
  outgoing: Outgoing;
  /** Where SMS may go, how many, and how many wrong codes may be tried. */
  smsLimits: SmsEnvironment;
  /** Tells people from machines before a code is sent. */
  humanCheck: HumanCheck;
  /** The keys that protect what could be guessed from its hash. */
  keys: ServerKeys;
  /** Wrong passwords, registrations and reset requests of one network in an hour, each, before a proof is asked for. */
  authLimit: number;
  /** Where uploads are kept. */
  files: FileStore;
  /** Records what matters for security; `logSecurity(call, …)` fills in what the call knows. */
  security: SecurityLog;
  /** Reports a failure that the caller does not need to know of. */
  report(error: unknown): void;
}

/** What a call knows beside its input. */
export interface Call extends ApiServices {
  /** Where it comes from, as far as it can be known: an IP address. */
  address: string;
  /** The language that the caller asks for. */
  locale: Locale;
  /** Aborted when the caller is gone. */
  signal: AbortSignal;
  /** The headers it came with. */
  headers: Headers;
  /** Headers that leave with the answer. */
  answerHeaders: Headers;
}

/** Who is calling, and by which session. */
export interface SignedIn {
  userId: string;
  /** The hash of the session's token, which names its row. */
  session: string;
}

/** What a call of a signed-in person knows. */
export interface UserCall extends Call {
  signedIn: SignedIn;
}

/** An operation with what the server does for it. */
export interface Handler {
  operation: Operation;
  /** `call.signedIn` is there for operations that need a session, and only for them. */
  run(input: unknown, call: Call & Partial<UserCall>): Promise<unknown>;
}

/** Refuses a call for what is wrong with its fields. */
export function invalidFields(fields: NonNullable<Refusal['fields']>): Refused {
  return new Refused('form/invalid_data', fields);
}

/** Says what the server does for an operation: gives its output or throws `Refused`. */
export function handler<O extends Operation>(
  operation: O,
  run: (input: InputOf<O>, call: Call) => Promise<OutputOf<O>>,
): Handler {
  // The route gives what the operation's own schema read, so the input is of its type.
  return { operation, run: (input, call) => run(input as InputOf<O>, call) };
}

/** The same for an operation that only signed-in people may call. */
export function userHandler<O extends Operation>(
  operation: O,
  run: (input: InputOf<O>, call: UserCall) => Promise<OutputOf<O> | StreamedFile>,
): Handler {
  return {
    operation,
    run: async (input, { signedIn, ...call }) => {
      if (signedIn === undefined) throw new Refused('auth/required');
      return run(input as InputOf<O>, { ...call, signedIn });
    },
  };
}
