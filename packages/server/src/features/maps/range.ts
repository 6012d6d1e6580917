/** The bytes that are asked for, both ends included; `unsatisfiable` when there are none such; undefined for the whole. */
export type AskedRange = { from: number; to: number } | 'unsatisfiable' | undefined;

/**
 * Reads a `Range` header (RFC 9110, 14.2). One range of bytes is understood; anything else is ignored, as the standard
 * allows, and asks for the whole.
 */
export function readRange(header: string | undefined, size: number): AskedRange {
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
