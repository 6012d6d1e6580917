import { Refused } from '@kermesse/api/refused';

/** The default milliseconds within which the whole body must arrive. */
const defaultTimeout = 30_000;

/** The limits of a body: its size in bytes, and the milliseconds within which it must arrive. */
export interface BodyLimits {
  maxBytes: number;
  timeout?: number;
}

/**
 * Receives the body of a request into memory. Returns a request with the same headers and the received bytes.
 * @throws {Refused} `request/too_large`, or `request/timeout` when the body arrives too slowly.
 */
export async function receiveBody(
  request: Request,
  { maxBytes, timeout = defaultTimeout }: BodyLimits,
): Promise<Request> {
  if (request.body === null) return request;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refused('request/too_large');
  const { promise: late, reject } = Promise.withResolvers<never>();
  // Avoid an unhandled rejection: nobody may be waiting.
  late.catch(() => undefined);
  const timer = setTimeout(() => reject(new Refused('request/timeout', undefined, { connection: 'close' })), timeout);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) throw new Refused('request/too_large');
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
    // Do not cancel the body: that would close the connection before the response. The HTTP server discards the rest.
    reader.releaseLock();
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}
