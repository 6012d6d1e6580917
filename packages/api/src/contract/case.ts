import type { AccessError, CommonError } from '../operation/error-codes.ts';
import type { ErrorOf, InputOf, Operation } from '../operation/operation.ts';
import type { CaseMemory } from './memory.ts';
import type { ContractSeed, Subscriptions } from './seed/seed.ts';

/** A request as it is sent: the input of the operation, or what somebody sends who does not keep to it. */
export interface CaseRequest<O extends Operation> {
  /** Sent the way the client sends it. */
  input?: InputOf<O>;
  /** Instead of an input: path parameters and query, or fields of the body, of any kind. */
  raw?: Readonly<Record<string, unknown>>;
  /** Instead of a JSON body: these very bytes. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The expected answer. Its shape is always checked by the schemas. */
export type Expectation<O extends Operation> =
  /** 200; `body` says the parts that matter: objects may have more keys, lists have exactly these entries. Of a file it is the text. */
  | { status: 200; body?: unknown }
  /** The envelope with this code under its status; `fields` are the names of the fields it complains of. */
  | {
      errorCode: ErrorOf<O> | CommonError | AccessError;
      fields?: string[];
      messages?: Readonly<Record<string, string>>;
    };

/** Something that is known only when the steps before it were made. */
export type Later<T> = T | ((memory: CaseMemory) => T | Promise<T>);

/** A request and what must come back. */
export interface Step<O extends Operation> {
  /** Another operation than the one that the case is about: `stepOf`. */
  operation?: Operation;
  /**
   * Who asks: the address or number of a seeded person, signed in before the step, or the name that a step before gave
   * to whom it signed in.
   */
  as?: string;
  /** Gives whom this step signs in a name for `as`. */
  signsIn?: string;
  request: Later<CaseRequest<O>>;
  expect: Later<Expectation<O>>;
}

/** Something that happens between two requests. */
export interface Interlude {
  /** Lets so many seconds pass by the target's clock. */
  advance?: number;
  /** Says what is wrong with what was sent and stored so far, one line each; empty when nothing is. */
  check?: (memory: CaseMemory) => string[] | Promise<string[]>;
}

/** One thing that must hold of an operation on every implementation: a state, requests in order, and their answers. */
export interface ContractCase<O extends Operation = Operation> {
  name: string;
  given: ContractSeed;
  steps: (Step<O> | Interlude)[];
  /** Who is subscribed and what was received afterwards; checked where the target can say it. */
  after?: Partial<Subscriptions>;
}

/** An operation with all its cases. */
export interface OperationCases<O extends Operation = Operation> {
  operation: O;
  cases: ContractCase<O>[];
}

/** Declares the contract of an operation. */
export function casesOf<O extends Operation>(operation: O, cases: ContractCase<O>[]): OperationCases<O> {
  return { operation, cases };
}

/** A step of another operation, on the way to what a case is about. */
export function stepOf<O extends Operation>(operation: O, step: Omit<Step<O>, 'operation'>): Step<never> {
  return { ...step, operation } as unknown as Step<never>;
}
