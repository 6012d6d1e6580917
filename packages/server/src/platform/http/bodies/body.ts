import { createHash } from 'node:crypto';
import { SingleFlight } from '../byte-cache.ts';
import { acceptedEncoding, encode, type Encoding } from './encoding.ts';

/** Bytes to be sent many times: in every encoding that was asked for so far, under one tag. */
export class Body {
  #tag: string | undefined;
  readonly #plain: Uint8Array;
  readonly #encoded = new Map<Encoding, Uint8Array>();
  readonly #encoding = new SingleFlight<Uint8Array>();
  readonly #quality: number;
  #better: number | undefined;
  /** The encoding that costs nothing, where there is one. */
  readonly preferred: Encoding;

  /**
   * @param options.quality of brotli, 0 to 11. `better`: what it is compressed to beside, once somebody asks again; those
   * who ask meanwhile do not wait for it. `brotli`, `gzip`: the bytes if they are compressed already.
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

  /** Names these bytes. */
  get tag(): string {
    this.#tag ??= createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22);
    return this.#tag;
  }

  /** What it takes in memory at most, roughly. */
  get size(): number {
    return this.#plain.byteLength * 2 + 1000;
  }

  /** The bytes in an encoding that was asked for before; undefined while they are not made. */
  known(encoding: Encoding): Uint8Array | undefined {
    const bytes = this.#encoded.get(encoding);
    if (bytes !== undefined && encoding === 'br') this.#improve();
    return bytes;
  }

  /** The bytes in an encoding. */
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
/** The weak comparison, as `If-None-Match` asks for (RFC 9110, 13.1.2). */
const sameTag = (header: string, tag: string) =>
  header === '*' || header.split(',').some((each) => weakly(each) === weakly(tag));

/**
 * Answers with a body in the encoding that the request allows, or with 304 when the browser has it.
 *
 * @param compressible false for what is compressed by its nature: pictures and fonts.
 */
export async function send(
  request: Request,
  body: Body,
  {
    status = 200,
    headers,
    compressible = true,
  }: { status?: number; headers: Record<string, string>; compressible?: boolean },
): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const encoding = compressible ? acceptedEncoding(accepted, body.preferred) : 'identity';
  // Weak where compressed: the same text may travel in other bytes (RFC 9110, 8.8.1). What is no success is asked for anew.
  const tag = status !== 200 ? undefined : encoding === 'identity' ? `"${body.tag}"` : `W/"${body.tag}-${encoding}"`;
  const common = {
    ...headers,
    ...(tag !== undefined && { etag: tag }),
    ...(compressible && headers['vary'] === undefined && { vary: 'Accept-Encoding' }),
  };
  const wanted = request.headers.get('if-none-match');
  if (tag !== undefined && wanted !== null && sameTag(wanted, tag))
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
