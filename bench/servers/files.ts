import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { StoredResponse, StoredResponses } from './response.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg']);

/** Compresses like the site does for repeated requests; `quality` 5 is that of a first request. */
export const brotli = (content: Uint8Array | string, quality = 11): Buffer<ArrayBuffer> =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Creates a response with this content, compressed if the type benefits, with the media type of the file extension. */
export function responseOf(name: string, content: Buffer<ArrayBuffer>, given?: Buffer<ArrayBuffer>): StoredResponse {
  const extension = extname(name);
  const small = compressed.has(extension);
  const body = small ? (given ?? brotli(content)) : content;
  const headers: Record<string, string> = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'content-length': String(body.length),
    'cache-control':
      extension === '.html' || extension === '.json' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(small && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  };
  return { status: 200, headers, body };
}

/**
 * Creates a response for every file of a folder by its path, such as `/fonts/…`. Uses precompressed files where they
 * exist.
 */
export function responsesOf(folder: string): StoredResponses {
  const responses: StoredResponses = new Map();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, entry);
    if (entry.endsWith('.br') || !statSync(file).isFile()) continue;
    const twin = `${file}.br`;
    const given = existsSync(twin) ? readFileSync(twin) : undefined;
    responses.set(`/${relative(folder, file).split(sep).join('/')}`, responseOf(entry, readFileSync(file), given));
  }
  return responses;
}
