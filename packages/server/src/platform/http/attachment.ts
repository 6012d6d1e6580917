/**
 * Returns the `Content-Disposition` of a download (RFC 6266): an ASCII name for old browsers, and the full name if it
 * differs.
 */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\w.-]/g, '_');
  if (ascii === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
