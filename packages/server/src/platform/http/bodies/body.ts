import { createHash } from 'node:crypto';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { SingleFlight } from '../single-flight.ts';
import { acceptedEncoding, encode, type Encoding } from './encoding.ts';

/** Bytes that are sent many times. Caches each encoding that was requested, under one entity tag. */
export class Body {
  #tag: string | undefined;
  readonly #plain: Uint8Array;
  readonly #encoded = new Map<Encoding, Uint8Array>();
  readonly #encoding = new SingleFlight<Uint8Array>();
  readonly #quality: number;
  #better: number | undefined;
  /** The cheapest encoding: one that is precompressed, if there is any. */
  readonly preferred: Encoding;

  /**
   * @param options.quality the brotli quality, 0 to 11. `better`: a higher quality, which a second request starts in
   * the background without waiting for it. `brotli`, `gzip`: the bytes if they are already compressed.
   */
  constructor(
    plain: Uint8Array,
    options: { quality: number; better?: number; brotli?: Uint8Array; gzip?: Uint8Array },
  ) {
    this.#plain = plain;
    this.#quality = options.quality;
    this.#better = options.better;
    if (options.brotli !== undefined) this.#encoded.set('br', options.brotli);
    if (options.gzip !== undefined) this.#encoded.set('gzip', options.gzip);
    this.preferred = options.gzip !== undefined && options.brotli === undefined ? 'gzip' : 'br';
  }

  /** The entity tag of these bytes. */
  get tag(): string {
    this.#tag ??= createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22);
    return this.#tag;
  }

  /** The approximate maximum of memory that this body uses, in bytes. */
  get size(): number {
    return this.#plain.byteLength * 2 + 1000;
  }

  /** Returns the bytes in an encoding that was requested before; undefined until they are ready. */
  known(encoding: Encoding): Uint8Array | undefined {
    const bytes = this.#encoded.get(encoding);
    if (bytes !== undefined && encoding === 'br') this.#improve();
    return bytes;
  }

  /** Returns the bytes in an encoding. */
  async in(encoding: Encoding): Promise<Uint8Array> {
    return this.known(encoding) ?? this.#encoding.run(encoding, () => this.#encode(encoding, this.#quality));
  }

  async #encode(encoding: Encoding, quality: number): Promise<Uint8Array> {
    const bytes = await encode(this.#plain, encoding, quality);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  #improve(): void {
    if (this.#better === undefined) return;
    const quality = this.#better;
    this.#better = undefined;
    this.#encode('br', quality).catch(() => undefined);
  }
}

const weakly = (tag: string) => tag.trim().replace(/^W\//, '');
/** Compares entity tags weakly, as `If-None-Match` requires (RFC 9110, 13.1.2). */
export const sameTag = (header: string, tag: string) =>
  header.trim() === '*' || header.split(',').some((each) => weakly(each) === weakly(tag));

/**
 * Returns a response with a body in the encoding that the request accepts, or 304 when the browser has it. Formats that
 * are already compressed, such as pictures and fonts, are sent as they are.
 */
export async function send(
  request: Request,
  body: Body,
  { status = 200, headers }: { status?: number; headers: Record<string, string> & { 'content-type': string } },
): Promise<Response> {
  const compressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers['content-type']);
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const encoding = compressible ? acceptedEncoding(accepted, body.preferred) : 'identity';
  // A compressed body has a weak tag: the same text can have other bytes (RFC 9110, 8.8.1). Errors have no tag.
  const tag = status !== 200 ? undefined : encoding === 'identity' ? `"${body.tag}"` : `W/"${body.tag}-${encoding}"`;
  const common = {
    ...headers,
    ...(tag !== undefined && { etag: tag }),
    ...(compressible && headers['vary'] === undefined && { vary: 'Accept-Encoding' }),
  };
  const ifNoneMatch = request.headers.get('if-none-match');
  if (tag !== undefined && ifNoneMatch !== null && sameTag(ifNoneMatch, tag))
    return new Response(null, { status: 304, headers: common });
  const bytes = await body.in(encoding);
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    status,
    headers: {
      ...common,
      'content-length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}
