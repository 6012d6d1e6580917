import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import type { MapArchive } from './archive.ts';
import { readRange } from './range.ts';

/** More than any reader of tiles asks for at once. Who wants more gets this much, and asks again (RFC 9110, 15.3.7). */
const most = 8 * 1024 * 1024;

const sameTag = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag));

/** The bytes from a file, streamed; the file is closed when they are sent or nobody wants them any more. */
const bytes = (file: FileHandle, from: number, to: number) =>
  Readable.toWeb(file.createReadStream({ start: from, end: to, autoClose: true })) as ReadableStream<Uint8Array>;

async function answer(context: Context, { file: path }: MapArchive): Promise<Response> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  let streaming = false;
  try {
    const { size, mtimeMs } = await file.stat();
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = {
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      etag: tag,
    };
    if (sameTag(context.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
    const condition = context.req.header('if-range');
    const range =
      condition === undefined || condition === tag ? readRange(context.req.header('range'), size) : undefined;
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
    const from = range?.from ?? 0;
    const to = range === undefined ? size - 1 : Math.min(range.to, from + most - 1);
    const sent = {
      ...headers,
      'content-length': String(to - from + 1),
      ...(range !== undefined && { 'content-range': `bytes ${from}-${to}/${size}` }),
    };
    const status = range === undefined ? 200 : 206;
    if (context.req.method === 'HEAD') return new Response(null, { status, headers: sent });
    streaming = true;
    return new Response(bytes(file, from, to), { status, headers: sent });
  } finally {
    if (!streaming) await file.close();
  }
}

/** `/maps/NAME.pmtiles`: the one archive there is, whole or by ranges. No other name leads to a file. */
export function createMapRoutes(archive: MapArchive): Hono {
  const routes = new Hono();
  routes.get('/:name', (context, next) =>
    context.req.param('name') === archive.name ? answer(context, archive) : next(),
  );
  return routes;
}
