import type { ErrorCode } from '../operation/error-codes.ts';
import type { InputOf, Operation, ResponseData } from '../operation/operation.ts';
import type { Locale } from '../schemas/common/locale.ts';
import { buildRequest } from './build-request.ts';
import type { Result } from '../failures/failure.ts';
import type { UploadProgress } from './send-form.ts';
import { loadWithRetries, readLoadError } from './load-with-retries.ts';
import type { sendRequest } from './transport.ts';

export type { Failure, Result } from '../failures/failure.ts';
export type { UploadProgress } from './send-form.ts';

/** The options of `createClient`. */
export interface ClientOptions {
  /** The API with its prefix: `/api` (default) or an absolute URL such as `https://api.example.com/api`. */
  baseUrl?: string;
  /** The application's key, sent as `x-api-key`. It ships to browsers: an identifier, no secret. */
  apiKey: string;
  /** Returns the bearer token of the session; called for each request. */
  token?: () => string | undefined;
  /** Further headers of every request, such as an editor's key. */
  headers?: Record<string, string>;
  /** Returns the language of messages. Without it, the browser's own `Accept-Language` is sent. */
  locale?: () => Locale;
  /** Milliseconds until an attempt times out, or a function that returns them for each call. 15,000 by default. */
  timeout?: number | (() => number | undefined);
  /**
   * Called with the token and the error code when a call with a token is refused with 401. The caller compares the
   * token with its current one, so that a late refusal does not end a newer session.
   */
  onUnauthorized?: (token: string, code: ErrorCode) => void;
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** The options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /**
   * The timeout of this call in milliseconds. For forms and files: milliseconds without progress; four times
   * that for the response to a form.
   */
  timeout?: number;
  /**
   * Sent as the header `idempotency-key`. Only `authRegister` reads it: a random text of 22 to 64 letters, digits, `_`
   * and `-`, the same each time a form is sent. A repeated form then creates no second account. The others ignore it.
   */
  idempotencyKey?: string;
  /** Called with the progress of an upload, if the browser can measure it. */
  onProgress?: (progress: UploadProgress) => void;
  /** Called with the number of bytes received of a file. */
  onReceived?: (bytes: number) => void;
}

type CallArguments<O extends Operation> =
  Record<string, never> extends InputOf<O>
    ? [input?: InputOf<O>, options?: CallOptions]
    : [input: InputOf<O>, options?: CallOptions];

/** A client that calls operations. */
export interface Client {
  /**
   * Calls an operation. Resolves to the `data` of its response, or to the whole body if that has no such envelope.
   * Never throws and never rejects: failures are data.
   */
  call<O extends Operation>(operation: O, ...rest: CallArguments<O>): Promise<Result<ResponseData<O>>>;
  /** Returns the URL of an operation with its input, for requests that the browser makes itself, such as a picture. */
  url<O extends Operation>(operation: O, input: InputOf<O>): string;
}

/**
 * Loads the transport (ky, zod) and the operation's schemas with the first call, to keep them out of the initial
 * bundle. They load before anything is sent, so that the response to a write can always be parsed.
 */
async function load(operation: Operation): Promise<Result<typeof sendRequest>> {
  try {
    const [transport] = await loadWithRetries(() => Promise.all([import('./transport.ts'), operation.schemas()]));
    return { ok: true, data: transport.sendRequest };
  } catch (error) {
    return { ok: false, failure: readLoadError(error) };
  }
}

/** Creates a client of the API. Responses are validated against the output schema of their operation. */
export function createClient(options: ClientOptions): Client {
  const { apiKey, token, headers: extraHeaders, locale, onUnauthorized, fetch } = options;
  const baseUrl = (options.baseUrl ?? '/api').replace(/\/$/, '');

  async function callWith<O extends Operation>(
    operation: O,
    input: object,
    call: CallOptions,
  ): Promise<Result<ResponseData<O>>> {
    const loaded = await load(operation);
    if (call.signal?.aborted === true) return { ok: false, failure: { kind: 'aborted' } };
    if (!loaded.ok) return loaded;
    const bearer = token?.();
    const headers = {
      ...extraHeaders,
      'x-api-key': apiKey,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(locale && { 'accept-language': locale() }),
      ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
    };
    const timeout = typeof options.timeout === 'function' ? options.timeout() : options.timeout;
    const result = await loaded.data(
      operation,
      input,
      { ...call, headers },
      { baseUrl, timeout: timeout ?? 15_000, fetch },
    );
    const refusal = !result.ok && result.failure.kind === 'refused' ? result.failure : undefined;
    if (refusal?.status === 401 && bearer !== undefined) onUnauthorized?.(bearer, refusal.code);
    return result;
  }

  return {
    call: (operation, ...[input = {}, callOptions = {}]) => callWith(operation, input as object, callOptions),
    url: (operation, input) => {
      const { path, searchParams } = buildRequest(operation, { ...(input as object) });
      const query = new URLSearchParams(searchParams).toString();
      return `${baseUrl}/${path}${query === '' ? '' : `?${query}`}`;
    },
  };
}
