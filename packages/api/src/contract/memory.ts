import type { HumanCheck } from '../schemas/forms/human-check.ts';
import type { User } from '../schemas/account/user.ts';
import type { SentMessage } from './sent-message.ts';

/** Somebody who was signed in during a case. */
export interface SignedIn {
  user: Pick<User, 'id' | 'profileId'>;
  accessToken: string;
}

/** What a case knows of the steps behind it. */
export interface CaseMemory {
  /** The body of the answer to each request so far, JSON as it came. */
  answers: unknown[];
  /** Somebody by the address, number or name they are signed in under. @throws when they are not. */
  person(name: string): SignedIn;
  /** Signs a seeded person in, unless they are. */
  signIn(name: string): Promise<SignedIn>;
  /** What was mailed and sent so far, newest first. */
  sentMessages(): Promise<SentMessage[]>;
  /** A proof of being human that the target accepts, another one each time. */
  humanCheck(): Promise<HumanCheck>;
}

/** The value at a path of a JSON body: `data.path`. Undefined where there is none. */
export function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return value;
}

/** The text at a path of a JSON body. @throws when there is none. */
export function textAt(body: unknown, path: string): string {
  const value = valueAt(body, path);
  if (typeof value !== 'string') throw new Error(`No text at ${path}`);
  return value;
}
