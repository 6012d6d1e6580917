import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import type { Operation, ResponseData } from '../operation/operation.ts';
import { parseData } from '../operation/parse-output.ts';
import { buildRequest, type RequestParts } from './build-request.ts';
import type { Failure, Result } from '../failures/failure.ts';
import { readRefusal } from './read-refusal.ts';
import { createStallTimer } from './stall-timer.ts';
import { sendForm, type UploadProgress } from './send-form.ts';

/** The options of a client's transport. */
export interface TransportOptions {
  baseUrl: string;
  /** Milliseconds. */
  timeout: number;
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** The options of one request. */
export interface SendOptions {
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  onProgress?: (progress: UploadProgress) => void;
  onReceived?: (bytes: number) => void;
}

type RequestOptions = SendOptions & TransportOptions;

const retry: NonNullable<Options['retry']> = {
  limit: 1,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [],
};

const notJson = { path: '', message: 'The response is not JSON' };

/** The body of a response: text, or the bytes of a file. */
type Body = Result<string | Blob>;

function readError(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted === true) return { kind: 'aborted' };
  if (isTimeoutError(error)) return { kind: 'timeout' };
  if (isHTTPError(error)) return readRefusal(error.response, error.data);
  return { kind: 'offline' };
}

/** Parses JSON. An empty text is undefined JSON; invalid JSON returns undefined. */
function readJson(text: string): { json: unknown } | undefined {
  if (text === '') return { json: undefined };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

async function sendByXhr(form: FormData, path: string, options: RequestOptions): Promise<Body> {
  const result = await sendForm({ ...options, url: `${options.baseUrl}/${path}`, form });
  if (result.kind !== 'response') return { ok: false, failure: result };
  if (result.status < 400) return { ok: true, data: result.text };
  return { ok: false, failure: readRefusal(result, readJson(result.text)?.json) };
}

/** Monitors a download: aborts its signal after `timeout` milliseconds without a chunk. */
function watchReceiving(timeout: number, onReceived?: (bytes: number) => void) {
  const stalled = new AbortController();
  const { restart, stop } = createStallTimer(timeout, () => stalled.abort());
  return {
    signal: stalled.signal,
    stop,
    onDownloadProgress({ transferredBytes }: { transferredBytes: number }) {
      restart();
      onReceived?.(transferredBytes);
    },
  };
}

/** Sends a request whose response is a file, which may take longer than the timeout on a slow connection. */
async function receiveFile(operation: Operation, parts: RequestParts, options: RequestOptions): Promise<Body> {
  const { onReceived, signal, timeout } = options;
  const { stop, onDownloadProgress, ...stalled } = watchReceiving(timeout, onReceived);
  const signals = signal === undefined ? stalled.signal : AbortSignal.any([signal, stalled.signal]);
  const result = await sendByKy(
    operation,
    parts,
    { ...options, signal: signals },
    { timeout: false, onDownloadProgress },
  );
  stop();
  return stalled.signal.aborted && signal?.aborted !== true && !result.ok
    ? { ok: false, failure: { kind: 'timeout' } }
    : result;
}

async function sendByKy(
  operation: Operation,
  parts: RequestParts,
  { baseUrl, fetch, headers, signal, timeout }: RequestOptions,
  overrides: Options = {},
): Promise<Body> {
  const options: Options = {
    method: operation.method,
    prefix: baseUrl,
    headers,
    searchParams: parts.searchParams,
    json: parts.json,
    signal,
    timeout,
    retry,
    ...(parts.form && { body: parts.form }),
    ...(fetch && { fetch }),
    ...overrides,
  };
  try {
    const response = ky(parts.path, options);
    return { ok: true, data: operation.responseType === 'file' ? await response.blob() : await response.text() };
  } catch (error) {
    return { ok: false, failure: readError(error, signal) };
  }
}

async function readResponse<O extends Operation>(operation: O, sent: string | Blob): Promise<Result<ResponseData<O>>> {
  const body = typeof sent === 'string' ? readJson(sent) : { json: sent };
  if (body === undefined) {
    return { ok: false, failure: { kind: 'malformed', issues: [notJson] } };
  }
  const read = await parseData(operation, operation.responseType === 'nothing' ? undefined : body.json);
  return read.ok ? read : { ok: false, failure: { kind: 'malformed', issues: read.issues } };
}

/**
 * Gets JSON from a service other than the API, such as a search for places: without cookies and without the API's
 * headers. Returns every failure as data. Retries as `sendRequest` does.
 * @param timeout in milliseconds
 */
export async function getJson(
  url: string,
  { signal, timeout }: { signal: AbortSignal; timeout: number },
): Promise<Result<unknown>> {
  try {
    const headers = { accept: 'application/json' };
    const text = await ky(url, { signal, timeout, headers, credentials: 'omit', retry }).text();
    const read = readJson(text);
    if (read !== undefined) return { ok: true, data: read.json };
    return { ok: false, failure: { kind: 'malformed', issues: [notJson] } };
  } catch (error) {
    return { ok: false, failure: readError(error, signal) };
  }
}

/**
 * Sends a request with ky, validates the response, and returns every failure as data. GET requests are retried once
 * after a broken connection or a 502, 503 or 504; others never. Forms are sent by XMLHttpRequest if it exists.
 */
export async function sendRequest<O extends Operation>(
  operation: O,
  input: object,
  send: SendOptions,
  transport: TransportOptions,
): Promise<Result<ResponseData<O>>> {
  const parts = buildRequest(operation, { ...input });
  const options = { ...transport, ...send, timeout: send.timeout ?? transport.timeout };
  const reportsProgress = transport.fetch === undefined && 'XMLHttpRequest' in globalThis;
  const body =
    parts.form !== undefined && reportsProgress
      ? sendByXhr(parts.form, parts.path, options)
      : (operation.responseType === 'file' ? receiveFile : sendByKy)(operation, parts, options);
  const result = await body;
  return result.ok ? readResponse(operation, result.data) : result;
}
