import { buffer } from 'node:stream/consumers';
import { Refused } from '@kermesse/api/refused';

/** The default milliseconds within which the whole body must arrive. */
const defaultTimeout = 30_000;

/** The limits of a body: its size in bytes, and the milliseconds within which it must arrive. */
export interface BodyLimits {
  maxBytes: number;
  timeout?: number;
  /** The number of received bytes after which `timeout` starts again; never by default. */
  progress?: number;
}

/**
 * Calls `consume` with the chunks of a request's body, which are read as `consume` asks for them, and returns its
 * result.
 * @throws {Refused} `request/too_large`, `request/timeout` when the body arrives or is consumed too slowly, or
 * `request/malformed` when the client disconnects before its end.
 */
export async function receiveChunks<T>(
  { body, headers }: Request,
  { maxBytes, timeout = defaultTimeout, progress = Number.POSITIVE_INFINITY }: BodyLimits,
  consume: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refused('request/timeout', undefined, { connection: 'close' })), timeout);
  const reader = body?.getReader();

  async function* chunks() {
    let total = 0;
    let recent = 0;
    while (reader !== undefined) {
      const { done, value } = await reader.read().catch(() => {
        throw new Refused('request/malformed');
      });
      if (done) return;
      total += value.byteLength;
      if (total > maxBytes) throw new Refused('request/too_large');
      recent += value.byteLength;
      if (recent >= progress) {
        recent = 0;
        timer.refresh();
      }
      yield value;
    }
  }

  try {
    if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new Refused('request/too_large');
    return await Promise.race([consume(chunks()), timedOut]);
  } finally {
    clearTimeout(timer);
    // Discard the rest, so that the client can use the connection again. Cancelling would close it before the response.
    reader?.releaseLock();
    body?.pipeTo(new WritableStream()).catch(() => undefined);
  }
}

/**
 * Receives the body of a request into memory. Returns a request with the same headers and the received bytes.
 * @throws {Refused} `request/too_large`; `request/timeout` when the body arrives too slowly; `request/malformed` when
 *   the client disconnects.
 */
export async function receiveBody(request: Request, limits: BodyLimits): Promise<Request> {
  if (request.body === null) return request;
  const body = await receiveChunks(request, limits, buffer);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body });
}
