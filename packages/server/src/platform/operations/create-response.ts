import { attachment } from '../http/attachment.ts';
import type { StoredStream } from '../files/store.ts';

/**
 * Creates the response of an operation that returns a `file`, generated or read while it is sent, so that it need not
 * fit into memory. Files come from users, so browsers must save them instead of showing them: under their own type,
 * with no script.
 */
export function fileResponse({ name, type, stream, size }: StoredStream & { name: string; type: string }): Response {
  const headers = {
    'content-type': type,
    'content-disposition': attachment(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    ...(size !== undefined && { 'content-length': String(size) }),
  };
  return new Response(stream, { headers });
}

/** Creates the response of an operation: JSON, an empty body, or a file. */
export function createResponse(output: unknown, headers: Headers): Response {
  if (output instanceof Response) return output;
  return output === undefined ? new Response(null, { headers }) : Response.json(output, { headers });
}
