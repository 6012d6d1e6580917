import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** The encodings of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Compresses with brotli at a quality from 0 to 11: 5 for content that is built once per version, 11 for immutable
 * files.
 */
async function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  const {
    BROTLI_PARAM_QUALITY,
    BROTLI_PARAM_SIZE_HINT,
    BROTLI_PARAM_LGWIN,
    BROTLI_MIN_WINDOW_BITS,
    BROTLI_MAX_WINDOW_BITS,
  } = constants;
  // A smaller window for small bodies: zlib would allocate and clear 4 MB for every page of 100 KB.
  const windowBits = Math.ceil(Math.log2(bytes.byteLength + 16));
  return brotliAsync(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [BROTLI_PARAM_LGWIN]: Math.min(Math.max(windowBits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS),
    },
  });
}

/** Encodes bytes. */
export async function encode(bytes: Uint8Array, encoding: Encoding, brotliQuality: number): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? brotli(bytes, brotliQuality) : gzipAsync(bytes, { level: 6 });
}

/**
 * Selects an encoding that `Accept-Encoding` allows; excludes those with `q=0`.
 * @param preferred the encoding to select if several are allowed.
 */
export function acceptedEncoding(header: string | undefined, preferred: Encoding = 'br'): Encoding {
  const ranges = parseAccept((header ?? '').slice(0, 1000).toLowerCase());
  const allowed = new Set(ranges.filter(({ q }) => q > 0).map(({ type }) => type));
  const gzipped = allowed.has('gzip') || allowed.has('x-gzip');
  if (gzipped && preferred === 'gzip') return 'gzip';
  if (allowed.has('br')) return 'br';
  return gzipped ? 'gzip' : 'identity';
}
