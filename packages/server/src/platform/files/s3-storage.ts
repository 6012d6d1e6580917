import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { OperatorError } from '../config/operator-error.ts';
import type { S3Location } from '../config/file-variables.ts';
import type { FileStorage } from './store.ts';

/** Thrown when an S3 server cannot be reached or rejects a request. The message tells operators why. */
export class FileStoreError extends OperatorError {
  /** The status of the response; undefined when there was none. */
  readonly status: number | undefined;
  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/**
 * Whether a request failed because the S3 server is down or busy. Other failures, such as a wrong key or a missing
 * bucket, last until an operator changes the settings.
 */
export const isFileStoreOutage = (error: unknown): boolean =>
  error instanceof FileStoreError && (error.status === undefined || error.status === 429 || error.status >= 500);

/** The timeout of a request in milliseconds: longer than the largest upload takes on a slow connection. */
const requestTimeout = 60_000;
/**
 * The maximum seconds until the server begins to respond to a request without a body: visitors and starts wait for it.
 */
const responseSeconds = 10;

/** Returns the text of an XML element. The elements read here are flat and have no attributes. */
const textOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Creates the storage in a bucket of an S3-compatible server. Any number of servers can share it. The bucket is part of
 * the address, which all such servers support. Objects are written atomically, so there are no drafts.
 */
export function createS3Storage({
  endpoint,
  region,
  bucket,
  prefix,
  accessKeyId,
  secretAccessKey,
}: S3Location): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const place = `s3://${bucket}/${prefix}`;
  const pathOf = (name: string) => `/${bucket}/${prefix}${name}`;

  /** Runs a part of a request. @throws {FileStoreError} when the connection fails or takes too long. */
  async function reach<T>(part: () => Promise<T>): Promise<T> {
    try {
      return await part();
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
      throw new FileStoreError(
        `The file store ${place} at ${endpoint} cannot be reached: ${reason}. Check FILES_ENDPOINT, and that the file store runs.`,
        undefined,
        { cause: error },
      );
    }
  }

  /** @param timeout of the whole response in milliseconds; infinite: only the wait for its beginning is limited. */
  async function send(url: string, init: RequestInit, timeout: number): Promise<Response> {
    const silence = new AbortController();
    const abort = () => silence.abort(new Error(`no response within ${responseSeconds} seconds`));
    // The server responds to a body only after it has received all of it.
    const timer = init.body === undefined ? setTimeout(abort, responseSeconds * 1000) : undefined;
    try {
      const signal = Number.isFinite(timeout)
        ? AbortSignal.any([silence.signal, AbortSignal.timeout(timeout)])
        : silence.signal;
      return await client.fetch(url, { redirect: 'error', signal, ...init });
    } finally {
      clearTimeout(timer);
    }
  }

  async function call(
    method: string,
    path: string,
    init: RequestInit = {},
    timeout = requestTimeout,
  ): Promise<Response> {
    const response = await reach(() => send(endpoint + path, { method, ...init }, timeout));
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    const body = await response.text().catch(() => '');
    throw new FileStoreError(
      `The file store ${place} at ${endpoint} rejected the request: ${response.status} ${textOf(body, 'Code') ?? ''} ${textOf(body, 'Message') ?? ''}`.trim(),
      response.status,
    );
  }

  /** Whether the object exists. A missing object is no error; a missing bucket is. */
  async function exists(response: Response): Promise<boolean> {
    if (response.status !== 404) return true;
    const code = textOf(await reach(() => response.text()), 'Code');
    if (code === 'NoSuchBucket')
      throw new FileStoreError(`The file store ${place} at ${endpoint} has no such bucket`, 404);
    return false;
  }

  async function page(beginning: string, last: string | undefined): Promise<string> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: prefix + beginning,
      ...(last !== undefined && { 'start-after': last }),
    });
    const response = await call('GET', `/${bucket}?${query}`);
    return (await exists(response)) ? reach(() => response.text()) : '';
  }

  async function remove(name: string): Promise<void> {
    await (await call('DELETE', pathOf(name))).body?.cancel();
  }

  /** Copies an object inside the bucket. Returns false when the object does not exist. */
  async function copy(from: string, to: string): Promise<boolean> {
    const headers = { 'x-amz-copy-source': pathOf(from) };
    try {
      const response = await call('PUT', pathOf(to), { headers });
      const body = await reach(() => response.text());
      // S3 can respond with 200 and an error in the body when a copy fails late.
      if (body.includes('<Error>'))
        throw new FileStoreError(`The file store ${place} failed to copy an object: ${textOf(body, 'Code') ?? ''}`);
      return true;
    } catch (error) {
      if (error instanceof FileStoreError && error.status === 404) return false;
      throw error;
    }
  }

  async function* list(beginning = '') {
    let last: string | undefined;
    for (let more = true; more;) {
      const before = last;
      const xml = await page(beginning, last);
      for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        last = unescaped(textOf(entry, 'Key') ?? '');
        yield { path: last.slice(prefix.length), changedAt: new Date(textOf(entry, 'LastModified') ?? 0) };
      }
      more = textOf(xml, 'IsTruncated') === 'true' && last !== before;
    }
  }

  return {
    location: place,
    async put(name, content) {
      // The blob of a file is read while it is sent.
      const body = content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : await openAsBlob(content.path);
      await (await call('PUT', pathOf(name), { body })).body?.cancel();
    },
    async get(name) {
      const response = await call('GET', pathOf(name));
      return (await exists(response)) ? new Uint8Array(await reach(() => response.arrayBuffer())) : null;
    },
    async stream(name) {
      // Without a timeout: the client decides how fast it reads.
      const response = await call('GET', pathOf(name), {}, Number.POSITIVE_INFINITY);
      if (!(await exists(response)) || response.body === null) return null;
      const length = response.headers.get('content-length');
      return { ...(length !== null && { size: Number(length) }), stream: response.body };
    },
    has: async (name) => (await call('HEAD', pathOf(name))).ok,
    remove,
    async removeFolder(beginning) {
      for await (const { path } of list(beginning)) await remove(path);
    },
    /** A crash between the copy and the removal leaves both objects, and repeating the move completes it. */
    async move(from, to) {
      const moved = await copy(from, to);
      if (moved) await remove(from);
      return moved;
    },
    list,
  };
}
