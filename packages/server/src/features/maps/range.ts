/** A requested range of bytes, both ends included; `unsatisfiable` if outside the file; undefined for all bytes. */
export type ByteRange = { from: number; to: number } | 'unsatisfiable' | undefined;

/**
 * Parses a `Range` header (RFC 9110, 14.2). Supports a single range of bytes and ignores anything else, as the standard
 * allows, which requests the whole file.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to };
}
