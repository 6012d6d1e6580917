/** RFC 6266: the name in plain signs for old browsers, and as it is. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The answer of an operation: JSON, nothing but a status, or a file. Files come from people, so no browser may show one
 * as a page: they are saved, under their own type, and nothing in them runs.
 */
export function answerWith(output: unknown, headers: Headers): Response {
  if (output === undefined) return new Response(null, { headers });
  if (!(output instanceof Blob)) return Response.json(output, { headers });
  headers.set('content-type', output.type === '' ? 'application/octet-stream' : output.type);
  headers.set('content-disposition', attachment(output instanceof File ? output.name : 'file'));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('cache-control', 'private, no-store');
  return new Response(output, { headers });
}
