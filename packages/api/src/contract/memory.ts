import type { HumanCheck } from '../schemas/forms/human-check.ts';
import type { User } from '../schemas/account/user.ts';
import type { SentMessage } from './sent-message.ts';

/** A user who was logged in during a case. */
export interface CaseUser {
  user: Pick<User, 'id' | 'profileId'>;
  accessToken: string;
}

/** The results of the steps that a case has run. */
export interface CaseMemory {
  /** The parsed JSON body of each response so far. */
  responses: unknown[];
  /** Returns the user logged in under an address, number or name. @throws if there is none. */
  person(name: string): CaseUser;
  /** Logs a seeded user in, unless they already are. */
  logIn(name: string): Promise<CaseUser>;
  /** Returns the emails and SMS sent so far, newest first. */
  sentMessages(): Promise<SentMessage[]>;
  /** Returns a proof that the server's test setting of the human check accepts, a new one for each call. */
  humanCheck(): HumanCheck;
}

/** Returns the value at a path of a JSON body, such as `data.path`. Undefined if there is none. */
export function valueInBody(body: unknown, path: string): unknown {
  let value = body;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return value;
}

/** Returns the text at a path of a JSON body. @throws if there is none. */
export function textAt(body: unknown, path: string): string {
  const value = valueInBody(body, path);
  if (typeof value !== 'string') throw new Error(`Expected a text at ${path}, found ${JSON.stringify(value)}`);
  return value;
}
