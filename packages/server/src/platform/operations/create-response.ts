import { attachment } from '../http/attachment.ts';

/**
 * A file that is generated or read while it is sent, so that it need not fit into memory. Its operation returns a
 * `file`. `size` is its number of bytes, if it is known.
 */
export class StreamedFile {
  readonly name: string;
  readonly type: string;
  readonly stream: ReadableStream<Uint8Array>;
  readonly size: number | undefined;
  constructor({ name, type, stream, size }: Pick<StreamedFile, 'name' | 'type' | 'stream'> & { size?: number }) {
    this.name = name;
    this.type = type;
    this.stream = stream;
    this.size = size;
  }
}

/**
 * Creates the response of an operation: JSON, an empty body, or a file. Files come from users, so browsers must save
 * them instead of showing them: under their own type, with no script.
 */
export function createResponse(output: unknown, headers: Headers): Response {
  if (output === undefined) return new Response(null, { headers });
  if (!(output instanceof StreamedFile)) return Response.json(output, { headers });
  headers.set('content-type', output.type);
  headers.set('content-disposition', attachment(output.name));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('cache-control', 'private, no-store');
  if (output.size !== undefined) headers.set('content-length', String(output.size));
  return new Response(output.stream, { headers });
}
