import { readdirSync, type Dirent } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { nullIfMissing } from '../../platform/files/disk-errors.ts';
import { Body, send } from '../../platform/http/bodies/body.ts';
import { contentTypeOf } from './content-types.ts';

interface StaticFile {
  file: string;
  /** The path of the Brotli-compressed file, if the build made one. */
  brotli?: string;
}

const week = 'public, max-age=604800, stale-while-revalidate=2592000';

/** Returns the `Cache-Control` header of a file: immutable if its name changes with its content, else one week. */
function cacheControl(address: string): string {
  if (address.startsWith('/assets/') || address.startsWith('/fonts/')) return 'public, max-age=31536000, immutable';
  return week;
}

const isVisible = ({ name }: Dirent) => !name.startsWith('.');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isVisible)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
    });
}

/** Returns the files of a folder by their addresses, without hidden files and files of unknown type. */
export function listFiles(folder: string): Map<string, StaticFile> {
  const all = new Set(filesUnder(folder));
  const served = [...all].filter((file) => contentTypeOf(file) !== undefined);
  return new Map(
    served.map((file) => {
      const address = `/${relative(folder, file).split(sep).join('/')}`;
      const brotli = all.has(`${file}.br`) ? `${file}.br` : undefined;
      return [address, { file, brotli }];
    }),
  );
}

/** The maximum size of the memory cache of each folder in bytes, and that of other releases. */
const maxCacheSize = 64 * 1024 * 1024;
const otherCacheSize = 8 * 1024 * 1024;

const isWorker = (address: string) => /^\/assets\/[^/]*worker[^/]*\.js$/.test(address);

/** Creates a cache of bodies by address, of at most `maxSize` bytes. `read` returns undefined for other addresses. */
const cacheBodies = (maxSize: number, read: (address: string) => Promise<Body | undefined>) =>
  new LRUCache<string, Body>({
    maxSize,
    sizeCalculation: ({ size }) => size,
    // A file that is evicted while it is read is still sent.
    ignoreFetchAbort: true,
    fetchMethod: read,
  });

/** Sends a file of the build. `workers` is the Content-Security-Policy header of worker scripts. */
function sendFile({ req }: Context, body: Body, workers: string): Promise<Response> {
  const headers = {
    'content-type': contentTypeOf(req.path) ?? 'application/octet-stream',
    'cache-control': cacheControl(req.path),
    ...(isWorker(req.path) && { 'content-security-policy': workers }),
  };
  return send(req.raw, body, { headers });
}

const isRead = ({ req: { method } }: Context) => method === 'GET' || method === 'HEAD';

/** Serves assets of other releases that the build of this release lacks. */
export function otherReleases(
  assets: { find(address: string): Promise<Uint8Array | undefined> },
  workers: string,
): MiddlewareHandler {
  const bodies = cacheBodies(otherCacheSize, async (address) => {
    const bytes = await assets.find(address);
    // A copy, which does not keep all files of the release in memory.
    return bytes === undefined ? undefined : new Body(new Uint8Array(bytes), { quality: 5 });
  });
  return async (context, next) => {
    const body = isRead(context) ? await bodies.fetch(context.req.path) : undefined;
    return body === undefined ? next() : sendFile(context, body, workers);
  };
}

/**
 * Serves the files of a folder. It lists the files once, at the start, so no address can lead out of the folder,
 * however it is written.
 */
export function staticFiles(folder: string, workers: string): MiddlewareHandler {
  const files = listFiles(folder);
  const bodies = cacheBodies(maxCacheSize, async (address) => {
    const entry = files.get(address);
    if (entry === undefined) return undefined;
    const { file, brotli } = entry;
    return new Body(await readFile(file), {
      quality: 9,
      brotli: brotli === undefined ? undefined : await readFile(brotli),
    });
  });

  return async (context, next) => {
    const { path } = context.req;
    if (!files.has(path) || !isRead(context)) return next();
    // A newer build removes files while the server runs, and `otherReleases` serves them.
    const body = await bodies.fetch(path).catch(nullIfMissing);
    return body ? sendFile(context, body, workers) : next();
  };
}
