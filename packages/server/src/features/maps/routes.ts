import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { sameTag } from '../../platform/http/bodies/body.ts';
import type { MapArchive } from './archive.ts';
import { readRange } from './range.ts';

/** The maximum bytes per range, more than map libraries request. A longer range gets this much (RFC 9110, 15.3.7). */
const maxRangeBytes = 8 * 1024 * 1024;

/** Streams a range of a file. Closes the file when the range is sent or the client disconnects. */
const bytes = (file: FileHandle, from: number, to: number) =>
  Readable.toWeb(file.createReadStream({ start: from, end: to, autoClose: true })) as ReadableStream<Uint8Array>;

async function serveArchive(context: Context, { file: path }: MapArchive): Promise<Response> {
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
    if (sameTag(context.req.header('if-none-match') ?? '', tag)) return new Response(null, { status: 304, headers });
    const condition = context.req.header('if-range');
    const range =
      condition === undefined || condition === tag ? readRange(context.req.header('range'), size) : undefined;
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
    const from = range?.from ?? 0;
    const to = range === undefined ? size - 1 : Math.min(range.to, from + maxRangeBytes - 1);
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

/** Creates the route `/maps/NAME.pmtiles`. It serves the archive, whole or by ranges, and no other file. */
export function createMapRoutes(archive: MapArchive): Hono {
  const routes = new Hono();
  routes.get('/:name', (context, next) =>
    context.req.param('name') === archive.name ? serveArchive(context, archive) : next(),
  );
  return routes;
}
