import type { AccessError, CommonError } from '../operation/error-codes.ts';
import type { ErrorOf, InputOf, Operation } from '../operation/operation.ts';
import type { CaseMemory } from './memory.ts';
import type { ContractSeed, Subscriptions } from './seed/seed.ts';

/** A request of a case: a valid input of the operation, or an arbitrary payload. */
export interface CaseRequest<O extends Operation> {
  /** Sent as the client sends it. */
  input?: InputOf<O>;
  /** In place of an input: path parameters and query, or fields of the body, of any type. */
  raw?: Readonly<Record<string, unknown>>;
  /** In place of a JSON body: this exact text. */
  body?: string;
  /** Sent in place of the editor key, which operations for editors get by default. */
  headers?: Readonly<Record<string, string>>;
}

/** The expected response. Its shape is always validated with the schemas. */
export type Expectation<O extends Operation> =
  /**
   * Status 200. `body` contains the parts to compare: objects may have more keys, lists have exactly these entries. For
   * a file, it is the text.
   */
  | { status: 200; body?: unknown }
  /** The error envelope with this code and its status. `fields` are the names of the fields in `data`. */
  | {
      errorCode: ErrorOf<O> | CommonError | AccessError;
      fields?: string[];
      messages?: Readonly<Record<string, string>>;
    };

/** A value, or a function that computes it from the results of the previous steps. */
export type Deferred<T> = T | ((memory: CaseMemory) => T | Promise<T>);

/** A request and the expected response. */
export interface Step<O extends Operation> {
  /** An operation other than the one under test: see `stepOf`. */
  operation?: Operation;
  /**
   * The account that sends the request: the address or number of a seeded user, who is logged in before the step, or
   * the name that an earlier step set with `logsIn`.
   */
  as?: string;
  /** The name, for `as`, of the session that this step starts. */
  logsIn?: string;
  request: Deferred<CaseRequest<O>>;
  expect: Deferred<Expectation<O>>;
}

/** An action between two requests. */
export interface IntermediateAction {
  /** Advances the target's clock by this number of seconds. */
  advance?: number;
  /**
   * Checks the messages sent and the data stored so far. Returns one line per fault; an empty array if there is none.
   */
  check?: (memory: CaseMemory) => string[] | Promise<string[]>;
  /** The expected subscriptions and messages. */
  stored?: Partial<Subscriptions>;
}

/**
 * A test case that every implementation of an operation must pass: an initial state, requests in order, and their
 * responses.
 */
export interface ContractCase<O extends Operation = Operation> {
  name: string;
  given: ContractSeed;
  steps: (Step<O> | IntermediateAction)[];
}

/** Creates a case. */
export const contractCase = <O extends Operation>(
  name: string,
  given: ContractSeed,
  steps: ContractCase<NoInfer<O>>['steps'],
): ContractCase<O> => ({ name, given, steps });

/** An operation with all its cases. */
export interface OperationCases<O extends Operation = Operation> {
  operation: O;
  cases: ContractCase<O>[];
}

/** Expects status 200 with this `data`, of which only the parts to compare are given. */
export const succeedsWith = (data: unknown) => ({ status: 200 as const, body: { data } });

/** Declares the contract of an operation. */
export function casesOf<O extends Operation>(operation: O, cases: ContractCase<O>[]): OperationCases<O> {
  return { operation, cases };
}

/** Creates a step that calls an operation other than the one under test. */
export function stepOf<O extends Operation>(operation: O, step: Omit<Step<O>, 'operation'>): Step<never> {
  return { ...step, operation } as unknown as Step<never>;
}
