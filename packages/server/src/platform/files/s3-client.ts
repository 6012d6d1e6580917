import { AwsClient } from 'aws4fetch';
import type { S3Place } from '../config/file-variables.ts';

/** An S3 server could not be reached, or refused; the message says why, for operators. */
export class FileStoreFailed extends Error {
  /** The status of its answer; undefined when it gave none. */
  readonly status: number | undefined;
  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** An object of a bucket, as its list names it. */
export interface S3Object {
  /** Without the prefix of the place. */
  name: string;
  changedAt: Date;
}

/** The calls of S3 that a file store needs. Names are without the prefix of the place. */
export interface S3Client {
  /** Puts an object, whole or not at all. A `Blob` of a file is read while it is sent. */
  put(name: string, body: Blob): Promise<void>;
  /** The bytes, or null when there is no such object. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Copies an object inside the bucket; false when there is none. */
  copy(from: string, to: string): Promise<boolean>;
  /** Every object whose name begins so. */
  list(beginning: string): AsyncIterable<S3Object>;
}

/** Longer than the largest upload takes on a slow line, in milliseconds. */
const patience = 60_000;

/** The text of an element of an answer. S3 writes its answers flat and without attributes in what is read here. */
const textOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Calls an S3-compatible server, the bucket in the path of each address, which all of them understand. */
export function createS3Client({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: S3Place): S3Client {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const place = `s3://${bucket}/${prefix}`;
  const pathOf = (name: string) => `/${bucket}/${prefix}${name}`;

  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    let answer: Response;
    try {
      answer = await client.fetch(endpoint + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        ...init,
      });
    } catch (error) {
      const { cause } = error as Error;
      const reason =
        cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(error);
      throw new FileStoreFailed(`The file store ${place} at ${endpoint} cannot be reached: ${reason}`, undefined, {
        cause: error,
      });
    }
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    const body = await answer.text().catch(() => '');
    throw new FileStoreFailed(
      `The file store ${place} at ${endpoint} refused: ${answer.status} ${textOf(body, 'Code') ?? ''} ${textOf(body, 'Message') ?? ''}`.trim(),
      answer.status,
    );
  }

  /** What is not there is no failure, but a bucket that is not there is one. */
  async function found(answer: Response): Promise<boolean> {
    if (answer.status !== 404) return true;
    const code = textOf(await answer.text(), 'Code');
    if (code === 'NoSuchBucket')
      throw new FileStoreFailed(`The file store ${place} at ${endpoint} has no such bucket`, 404);
    return false;
  }

  async function page(beginning: string, last: string | undefined): Promise<string> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: prefix + beginning,
      ...(last !== undefined && { 'start-after': last }),
    });
    const answer = await call('GET', `/${bucket}?${query}`);
    return (await found(answer)) ? answer.text() : '';
  }

  return {
    async put(name, body) {
      await (await call('PUT', pathOf(name), { body })).body?.cancel();
    },
    async get(name) {
      const answer = await call('GET', pathOf(name));
      return (await found(answer)) ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async has(name) {
      return (await call('HEAD', pathOf(name))).ok;
    },
    async remove(name) {
      await (await call('DELETE', pathOf(name))).body?.cancel();
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': pathOf(from) };
      try {
        const body = await (await call('PUT', pathOf(to), { headers })).text();
        // A copy that fails late is answered 200 with an error in it.
        if (body.includes('<Error>'))
          throw new FileStoreFailed(`The file store ${place} did not copy: ${textOf(body, 'Code') ?? ''}`);
        return true;
      } catch (error) {
        if (error instanceof FileStoreFailed && error.status === 404) return false;
        throw error;
      }
    },
    async *list(beginning) {
      let last: string | undefined;
      for (let more = true; more;) {
        const before = last;
        const xml = await page(beginning, last);
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          last = unescaped(textOf(entry, 'Key') ?? '');
          yield { name: last.slice(prefix.length), changedAt: new Date(textOf(entry, 'LastModified') ?? 0) };
        }
        more = textOf(xml, 'IsTruncated') === 'true' && last !== before;
      }
    },
  };
}
