import type { ErrorCode } from '../operation/error-codes.ts';
import type { InputOf, Operation, OutputOf } from '../operation/operation.ts';
import type { Locale } from '../schemas/common/locale.ts';
import { buildRequest } from './build-request.ts';
import type { Result } from '../failures/failure.ts';
import type { UploadProgress } from './send-form.ts';
import { loadPatiently } from './load-patiently.ts';

export type { Failure, Result } from '../failures/failure.ts';
export type { UploadProgress } from './send-form.ts';

/** What a client needs to know. */
export interface ClientOptions {
  /** The API with its prefix: `/api` (default) or an absolute URL such as `https://api.example.com/api`. */
  baseUrl?: string;
  /** The application's key, sent as `x-api-key`. It ships to browsers: an identifier, no secret. */
  apiKey: string;
  /** The bearer token of the session, asked for at each call. */
  token?: () => string | undefined;
  /** What else each call shows in its head: an editor's key. */
  headers?: Record<string, string>;
  /** The language that messages should come in. Without it the browser's own preference is sent. */
  locale?: () => Locale;
  /** Milliseconds until a try counts as timed out, or what gives them at each call: 15,000 by default. */
  timeout?: number | (() => number | undefined);
  /**
   * Called with the token of a call that was refused with 401, so that a newer session survives an older refusal, and
   * the code.
   */
  onUnauthorized?: (token: string, code: ErrorCode) => void;
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** What one call can say beside its input. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds, for this call only. For a form: without news of its progress. */
  timeout?: number;
  /** Names what is sent, the same random text each time the same is sent again: an operation that knows it has one effect. */
  idempotencyKey?: string;
  /** Called with the progress of an upload, where the browser can measure it. */
  onProgress?: (progress: UploadProgress) => void;
  /**
   * Called with the number of bytes received. With it, the timeout restarts at every chunk, so that a slow line does
   * not time out.
   */
  onReceived?: (bytes: number) => void;
}

type CallArguments<O extends Operation> =
  Record<string, never> extends InputOf<O>
    ? [input?: InputOf<O>, options?: CallOptions]
    : [input: InputOf<O>, options?: CallOptions];

/** Calls operations. */
export interface Client {
  /** Calls an operation. Never throws and never rejects: failures are data. */
  call<O extends Operation>(operation: O, ...rest: CallArguments<O>): Promise<Result<OutputOf<O>>>;
  /** Loads what a call needs ahead of it: when a form is first touched or a link pointed at. Gives whether it could. */
  prepare(operation: Operation): Promise<boolean>;
  /** The address of an operation with its input, for what the browser asks for by itself, such as a picture. */
  url<O extends Operation>(operation: O, input: InputOf<O>): string;
}

/**
 * Everything that sends and reads (ky, zod, the operation's schemas) stays out of the first view and comes with the
 * first call. It is there before anything is sent, so that no write ends with an answer that cannot be read.
 */
async function load(operation: Operation) {
  try {
    const [{ sendRequest }] = await loadPatiently(() => Promise.all([import('./transport.ts'), operation.schemas()]));
    return sendRequest;
  } catch {
    return undefined;
  }
}

/** Makes a client of the API. Answers are checked against the output schema of their operation. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '/api', apiKey, token, headers: more, locale, onUnauthorized, fetch } = options;

  async function callWith<O extends Operation>(
    operation: O,
    input: object,
    call: CallOptions,
  ): Promise<Result<OutputOf<O>>> {
    const send = await load(operation);
    if (call.signal?.aborted === true) return { ok: false, failure: { kind: 'aborted' } };
    if (send === undefined) return { ok: false, failure: { kind: 'offline' } };
    const bearer = token?.();
    const headers = {
      ...more,
      'x-api-key': apiKey,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(locale && { 'accept-language': locale() }),
      ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
    };
    const timeout = typeof options.timeout === 'function' ? options.timeout() : options.timeout;
    const result = await send(operation, input, { ...call, headers }, { baseUrl, timeout: timeout ?? 15_000, fetch });
    const refusal = !result.ok && result.failure.kind === 'refused' ? result.failure : undefined;
    if (refusal?.status === 401 && bearer !== undefined) onUnauthorized?.(bearer, refusal.code);
    return result;
  }

  return {
    call: (operation, ...[input = {}, callOptions = {}]) => callWith(operation, input as object, callOptions),
    prepare: async (operation) => (await load(operation)) !== undefined,
    url: (operation, input) => {
      const { path, searchParams } = buildRequest(operation, { ...(input as object) });
      const query = new URLSearchParams(searchParams).toString();
      return `${baseUrl}/${path}${query === '' ? '' : `?${query}`}`;
    },
  };
}
