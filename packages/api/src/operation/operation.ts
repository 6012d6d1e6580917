import type * as z from 'zod/mini';
import type { accessErrors, ErrorCode } from './error-codes.ts';

/** The HTTP methods that operations use. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** The two schemas of an operation. `input` reads what comes over the wire (a query is all text), `output` the whole body. */
export interface Schemas {
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

/**
 * One call of the API as data: what the client, the server's route, the mock, the contract and the OpenAPI page are
 * made from. The schemas are loaded when they are first needed, so that code which merely names a call carries no zod.
 */
export interface Operation<S extends Schemas = Schemas, E extends ErrorCode = ErrorCode> {
  /** The name of its folder. */
  readonly name: string;
  readonly method: Method;
  /** The path under `/api`; `{name}` is replaced by a field of the input, which is then in neither query nor body. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  /** The codes it answers with beside those of every operation (`commonErrors`) and of its `auth` (`accessErrors`). */
  readonly errors: readonly E[];
  /** `user`: only with a session's bearer token. `editor`: only with the editor's key, in the header `x-editor-key`. */
  readonly auth: keyof typeof accessErrors;
  /** Whether a call counts as use of the session, which ends when unused: true by default. */
  readonly keepsSession?: boolean;
  /** A `form` travels as multipart/form-data, because it carries files; everything else as JSON or in the query. */
  readonly sends?: 'json' | 'form';
  /** The most bytes of a request: `maxBodyBytes` by default. */
  readonly maxBytes?: number;
  /**
   * What a success carries: JSON (default), a `file` (its bytes with their type, read as a `Blob`), or `nothing` but the
   * status, which is what HEAD can carry.
   */
  readonly answers?: 'json' | 'file' | 'nothing';
  readonly schemas: () => Promise<S>;
}

/** The input a caller gives: numbers and booleans as such, however they travel. */
export type InputOf<O extends Operation> = O extends Operation<infer S> ? z.output<S['input']> : never;

/** The body an operation promises. */
export type OutputOf<O extends Operation> = O extends Operation<infer S> ? z.output<S['output']> : never;

/** The codes an operation declares. */
export type ErrorOf<O extends Operation> = O['errors'][number];

/** Declares an operation. `schemas` imports the file with its `input` and `output` beside it. */
export function operation<S extends Schemas, E extends ErrorCode>(declaration: Operation<S, E>): Operation<S, E> {
  return declaration;
}

/** The names in the braces of an operation's path. */
export function pathParameters({ path }: Pick<Operation, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** The path as routers write it: `/section-data/:section/…`. */
export function routePath({ path }: Pick<Operation, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Whether the input travels in the query rather than in a JSON body. */
export function sendsQuery({ method }: Pick<Operation, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'DELETE';
}
