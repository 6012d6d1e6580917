import type * as z from 'zod/mini';
import type { accessErrors, ErrorCode } from './error-codes.ts';

/** The HTTP methods that operations use. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/**
 * The two schemas of an operation. `input` parses the request (in a query, every value is a text), `output` the whole
 * response body. Most bodies are envelopes, `{ data: … }`: the client returns only what is inside.
 */
export interface Schemas {
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

/**
 * The declaration of one API call, from which client, server route, mock, contract and OpenAPI page are derived. The
 * schemas load on first use, so that code that only refers to an operation does not bundle zod.
 */
export interface Operation<S extends Schemas = Schemas, E extends ErrorCode = ErrorCode> {
  /** The name of the operation, which is that of its folder. */
  readonly name: string;
  readonly method: Method;
  /** The path under `/api`. `{name}` is replaced by a field of the input, which is then left out of query and body. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  /** The codes of its refusals, beside those of every operation (`commonErrors`) and of its `auth` (`accessErrors`). */
  readonly errors: readonly E[];
  /**
   * Who may call it. `user`: requires a session's bearer token. `editor`: requires the editor's key in the header
   * `x-editor-key`.
   */
  readonly auth: keyof typeof accessErrors;
  /** Whether a call counts as activity of the session, which expires without activity; true by default. */
  readonly extendsSession?: boolean;
  /** The format of the body. `form` is multipart/form-data, for files; everything else is JSON, or in the query. */
  readonly requestFormat?: 'json' | 'form';
  /** The maximum size of a request in bytes; `maxBodyBytes` by default. */
  readonly maxBytes?: number;
  /**
   * The body of a success: JSON (default), a `file` (its bytes with their type, read as a `Blob`), or `nothing`, for
   * HEAD.
   */
  readonly responseType?: 'json' | 'file' | 'nothing';
  readonly schemas: () => Promise<S>;
}

/** The input that a caller passes, with numbers and booleans as such, however they are serialized. */
export type InputOf<O extends Operation> = O extends Operation<infer S> ? z.output<S['input']> : never;

/** The body of a successful response, as servers and mocks return it. */
export type OutputOf<O extends Operation> = O extends Operation<infer S> ? z.output<S['output']> : never;

/** What the client returns for a successful response: the `data` of an envelope, or another body as it is. */
export type ResponseData<O extends Operation> =
  O extends Operation<infer S>
    ? S['output'] extends { shape: { data: infer Data extends z.ZodMiniType } }
      ? z.output<Data>
      : z.output<S['output']>
    : never;

/** The error codes that an operation declares. */
export type ErrorOf<O extends Operation> = O['errors'][number];

/** Declares an operation. `schemas` imports the file next to it that exports `input` and `output`. */
export function operation<S extends Schemas, E extends ErrorCode>(declaration: Operation<S, E>): Operation<S, E> {
  return declaration;
}

/** Returns the names in the braces of an operation's path. */
export function pathParameters({ path }: Pick<Operation, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** Returns the path in the syntax of routers: `/section-data/:section/…`. */
export function routePath({ path }: Pick<Operation, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Whether the input is sent in the query rather than in the body. */
export function sendsQuery({ method }: Pick<Operation, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'DELETE';
}
