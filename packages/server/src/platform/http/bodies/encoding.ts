import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The ways a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli at a quality from 0 to 11: 5 for what is made once per version, 11 for files that never change. */
async function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  const {
    BROTLI_PARAM_QUALITY,
    BROTLI_PARAM_SIZE_HINT,
    BROTLI_PARAM_LGWIN,
    BROTLI_MIN_WINDOW_BITS,
    BROTLI_MAX_WINDOW_BITS,
  } = constants;
  // A window of 4 MB for a page of 100 KB is cleared and thrown away for every answer.
  const windowBits = Math.ceil(Math.log2(bytes.byteLength + 16));
  return brotliAsync(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [BROTLI_PARAM_LGWIN]: Math.min(Math.max(windowBits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS),
    },
  });
}

/** The bytes in an encoding. */
export async function encode(bytes: Uint8Array, encoding: Encoding, brotliQuality: number): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? brotli(bytes, brotliQuality) : gzipAsync(bytes, { level: 6 });
}

/**
 * The encoding to use of those that `Accept-Encoding` allows; what is refused by `q=0` is not used.
 * @param preferred the one that is taken where several are allowed.
 */
export function acceptedEncoding(header: string | undefined, preferred: Encoding = 'br'): Encoding {
  const allowed = new Set<string>();
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((each) => each.trim());
    if (!parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))) allowed.add(name);
  }
  const gzipped = allowed.has('gzip') || allowed.has('x-gzip');
  if (gzipped && preferred === 'gzip') return 'gzip';
  if (allowed.has('br')) return 'br';
  return gzipped ? 'gzip' : 'identity';
}
